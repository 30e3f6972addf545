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

/** The weights of each input in turn, which stand one after the other in one array. */
export const byInput = (weights: Float64Array, inputs: number): readonly Float64Array[] => {
  const width = weights.length / inputs
  return Array.from({ length: inputs }, (_, i) => weights.subarray(i * width, (i + 1) * width))
}

/** Adds to each value what the inputs weigh for it. Four inputs at a time take half as long as one. */
export function weigh(weights: readonly Float64Array[], { at, x, count }: Given, values: Float64Array): void {
  const width = values.length
  let k = 0
  for (; k + 3 < count; k += 4) {
    const [p, q, r, s] = [x[k]!, x[k + 1]!, x[k + 2]!, x[k + 3]!]
    const a = weights[at[k]!]!
    const b = weights[at[k + 1]!]!
    const c = weights[at[k + 2]!]!
    const d = weights[at[k + 3]!]!
    for (let j = 0; j < width; j++) values[j]! += p * a[j]! + q * b[j]! + r * c[j]! + s * d[j]!
  }
  for (; k < count; k++) {
    const p = x[k]!
    const a = weights[at[k]!]!
    for (let j = 0; j < width; j++) values[j]! += p * a[j]!
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
