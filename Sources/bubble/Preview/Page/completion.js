// What may stand at a place of a style, by the published schema.

/// The schemas that hold at a path: references followed, alternatives all of them.
export function schemasAt(root, path) {
  let now = [root];
  const open = schema => {
    if (!schema || typeof schema !== "object") return [];
    if (schema.$ref) return open(root.$defs?.[schema.$ref.replace("#/$defs/", "")]);
    if (schema.anyOf) return schema.anyOf.flatMap(open);
    return [schema];
  };
  for (const step of path) {
    now = now.flatMap(open).map(schema =>
      typeof step === "number" ? schema.prefixItems?.[step] ?? schema.items : schema.properties?.[step] ?? schema.additionalProperties);
  }
  return now.flatMap(open);
}

function kind(root, schema) {
  const words = schemasAt({ ...schema, $defs: root.$defs }, []).map(each =>
    each.enum ? "word" : each.type ?? ("const" in each ? "word" : "")).filter(Boolean);
  return [...new Set(words)].join(" or ");
}

/// What the schema says of the field at a path; empty if it says nothing.
export function descriptionAt(root, path) {
  const field = path.findLastIndex(step => typeof step !== "number");
  const owners = field < 0 ? [] : schemasAt(root, path.slice(0, field));
  return owners.map(owner => owner.properties?.[path[field]]?.description).find(Boolean) ?? "";
}

/// The completions of a place: `{ insert, label, hint, about }`, best first. `about` is the description of a field or a word.
export function completions(root, place) {
  const found = [];
  const wanted = place.prefix.toLowerCase();
  for (const schema of schemasAt(root, place.path)) {
    if (place.isKey) {
      for (const [name, inner] of Object.entries(schema.properties ?? {})) {
        if (!place.keys.includes(name) || name === place.prefix) {
          found.push({ insert: `"${name}"`, label: name, hint: kind(root, inner), about: inner.description });
        }
      }
      continue;
    }
    for (const [index, word] of (schema.enum ?? []).entries()) {
      found.push({ insert: JSON.stringify(word), label: String(word), hint: "", about: schema.enumDescriptions?.[index] });
    }
    if (schema.type === "boolean") for (const word of ["true", "false"]) found.push({ insert: word, label: word, hint: "" });
    if (schema.type === "null") found.push({ insert: "null", label: "null", hint: "none" });
    if (schema.type === "object") found.push({ insert: "{}", label: "{ }", hint: "object" });
    if (schema.type === "array") found.push({ insert: "[]", label: "[ ]", hint: "list" });
    if (schema.type === "number" || schema.type === "integer") {
      const range = "minimum" in schema ? `${schema.minimum} to ${schema.maximum}` : schema.type;
      found.push({ insert: "", label: "a number", hint: range });
    }
  }
  const known = new Set();
  return found
    .filter(each => !known.has(each.label) && known.add(each.label))
    .filter(each => each.label.toLowerCase().includes(wanted))
    .sort((a, b) => b.label.toLowerCase().startsWith(wanted) - a.label.toLowerCase().startsWith(wanted));
}
