// `import LayoutPainting` is enough for painting: it includes themes, pictures and display lists.
@_exported import LayoutDrawing
