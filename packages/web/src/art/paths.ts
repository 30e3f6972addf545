// Pieces of which the path of a drawing is put together.

/** A circle as a piece of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

/** A straight cut of a given width, as a piece of a path. */
export function bar(x1: number, y1: number, x2: number, y2: number, width = 1.7): string {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const dx = Math.round(((y2 - y1) / long) * width * 50) / 100
  const dy = Math.round(((x2 - x1) / long) * width * 50) / 100
  return `M${x1 + dx} ${y1 - dy}L${x2 + dx} ${y2 - dy}L${x2 - dx} ${y2 + dy}L${x1 - dx} ${y1 + dy}z`
}
