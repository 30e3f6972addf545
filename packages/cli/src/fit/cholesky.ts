/** Solves a x = b, where a is symmetric and positive definite; only its lower triangle is read. */
export function solve(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const lower = decompose(a)
  const x = Float64Array.from(b)
  for (const [i, row] of lower.entries()) {
    for (let k = 0; k < i; k++) x[i]! -= row[k]! * x[k]!
    x[i]! /= row[i]!
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < x.length; k++) x[i]! -= lower[k]![i]! * x[k]!
    x[i]! /= lower[i]![i]!
  }
  return x
}

/** The triangle l for which a is l times l transposed. */
function decompose(a: readonly Float64Array[]): Float64Array[] {
  const lower: Float64Array[] = []
  for (const [i, given] of a.entries()) {
    const row = new Float64Array(a.length)
    lower.push(row)
    for (let j = 0; j <= i; j++) {
      const other = lower[j]!
      let rest = given[j]!
      for (let k = 0; k < j; k++) rest -= row[k]! * other[k]!
      if (i === j && !(rest > 0)) throw new Error(`column ${i} is made of those before it: there is no one solution`)
      row[j] = i === j ? Math.sqrt(rest) : rest / other[j]!
    }
  }
  return lower
}
