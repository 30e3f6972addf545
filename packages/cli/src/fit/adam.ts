// Adam with a decay of the weights: each number takes steps of about the same size, small ones at the end.

const FASTEST = 2e-3
const DECAY = 0.02
const SLOW = 0.9
const SLOWER = 0.999
const TINY = 1e-8
/** The share of the steps until the fastest. */
const WARM_UP = 0.05

/** The length of a step: it rises, then falls to nothing along a half wave. */
export function paceAt(step: number, steps: number): number {
  const done = step / steps
  return done < WARM_UP
    ? (FASTEST * done) / WARM_UP
    : FASTEST * 0.5 * (1 + Math.cos((Math.PI * (done - WARM_UP)) / (1 - WARM_UP)))
}

export interface Moments {
  readonly mean: Float64Array
  readonly square: Float64Array
}

/** One step of number `i`, whose gradient this is. */
export function move(
  numbers: Float64Array,
  moments: Moments,
  i: number,
  gradient: number,
  step: number,
  pace: number,
): void {
  const mean = SLOW * moments.mean[i]! + (1 - SLOW) * gradient
  const square = SLOWER * moments.square[i]! + (1 - SLOWER) * gradient * gradient
  moments.mean[i] = mean
  moments.square[i] = square
  const way = mean / (1 - SLOW ** step) / (Math.sqrt(square / (1 - SLOWER ** step)) + TINY)
  numbers[i] = numbers[i]! - pace * (way + DECAY * numbers[i]!)
}
