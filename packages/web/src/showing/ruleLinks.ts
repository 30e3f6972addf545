// Rules named in a text, such as OUT-SHIP-05.

const RULE = /\b[A-Z]{2,4}(?:-[A-Z0-9]+)*-\d{2}\b/g

export interface Piece {
  readonly text: string
  readonly rule: boolean
}

export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const { 0: rule, index } of text.matchAll(RULE)) {
    if (index > from) found.push({ text: text.slice(from, index), rule: false })
    found.push({ text: rule, rule: true })
    from = index + rule.length
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: false })
  return found
}
