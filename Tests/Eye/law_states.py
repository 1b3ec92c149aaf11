def breaches(batch): return []
