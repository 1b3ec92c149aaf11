// `import LayoutPainting` is enough for whoever paints: themes, pictures and display lists come along.
@_exported import LayoutDrawing
