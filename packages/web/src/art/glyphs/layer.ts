// The layers of a glyph: silhouettes on a 24 grid, their marks cut out by the even-odd rule, and a few thick lines.
export type Layer = string | readonly [width: number, d: string]
export type Glyph = readonly Layer[]
export type Glyphs<Name extends string> = { readonly [name in Name]: Glyph }
