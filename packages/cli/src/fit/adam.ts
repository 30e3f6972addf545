// Adam with a decay of the weights: each number takes steps of about the same size.

const SLOW = 0.9
const SLOWER = 0.999
const TINY = 1e-8
export interface Moments {
  readonly mean: Float64Array
  readonly square: Float64Array
  /** Where each number is drawn to. */
  readonly origin: Float64Array
}

export interface Step {
  /** From 1. */
  readonly number: number
  /** How long it is. */
  readonly pace: number
  /** How strongly numbers are drawn to their origin. */
  readonly decay: number
}

/** One step of number `i`, whose gradient this is. */
export function move(
  numbers: Float64Array,
  moments: Moments,
  i: number,
  gradient: number,
  { number, pace, decay }: Step,
): void {
  const mean = SLOW * moments.mean[i]! + (1 - SLOW) * gradient
  const square = SLOWER * moments.square[i]! + (1 - SLOWER) * gradient * gradient
  moments.mean[i] = mean
  moments.square[i] = square
  const way = mean / (1 - SLOW ** number) / (Math.sqrt(square / (1 - SLOWER ** number)) + TINY)
  numbers[i] = numbers[i]! - pace * (way + decay * (numbers[i]! - moments.origin[i]!))
}
