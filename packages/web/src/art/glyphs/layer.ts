// What a glyph is made of: silhouettes on a 24 grid, their marks cut out by the even-odd rule, and a few thick lines.
export type Layer = string | readonly [width: number, d: string]
export type Glyphs<Name extends string> = { readonly [name in Name]: readonly Layer[] }

/** A straight cut of a given width, as a piece of a path. */
export function bar(x1: number, y1: number, x2: number, y2: number, width = 1.7): string {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const dx = Math.round(((y2 - y1) / long) * width * 50) / 100
  const dy = Math.round(((x2 - x1) / long) * width * 50) / 100
  return `M${x1 + dx} ${y1 - dy}L${x2 + dx} ${y2 - dy}L${x2 - dx} ${y2 + dy}L${x1 - dx} ${y1 + dy}z`
}
