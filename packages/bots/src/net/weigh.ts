/** Inputs of a layer that are not zero: where, and how much. */
export interface Given {
  readonly at: Uint16Array
  readonly x: Float64Array
  count: number
}

export const givenFor = (inputs: number): Given => ({
  at: new Uint16Array(inputs),
  x: new Float64Array(inputs),
  count: 0,
})

/**
 * Adds to each value what the inputs weigh for it. The weights of an input stand together, from `from` on. Four inputs at
 * a time take half as long as one.
 */
export function weigh(
  weights: Float32Array | Float64Array,
  from: number,
  { at, x, count }: Given,
  values: Float64Array,
): void {
  const width = values.length
  let k = 0
  for (; k + 3 < count; k += 4) {
    const [p, q, r, s] = [x[k]!, x[k + 1]!, x[k + 2]!, x[k + 3]!]
    const a = from + at[k]! * width
    const b = from + at[k + 1]! * width
    const c = from + at[k + 2]! * width
    const d = from + at[k + 3]! * width
    for (let j = 0; j < width; j++)
      values[j]! += p * weights[a + j]! + q * weights[b + j]! + r * weights[c + j]! + s * weights[d + j]!
  }
  for (; k < count; k++) {
    const p = x[k]!
    const a = from + at[k]! * width
    for (let j = 0; j < width; j++) values[j]! += p * weights[a + j]!
  }
}

/** The units of a layer that are above zero go on to the next one. */
export function above(values: Float64Array, into: Given): void {
  let count = 0
  for (let k = 0; k < values.length; k++) {
    if (values[k]! <= 0) continue
    into.at[count] = k
    into.x[count++] = values[k]!
  }
  into.count = count
}
