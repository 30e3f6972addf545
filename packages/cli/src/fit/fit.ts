/** Plays games, fits the numbers that a game's bots judge by, prints how good the fit is, and writes the numbers if wanted. */
export type Fit = (request: FitRequest) => Promise<void>

export interface FitRequest {
  readonly root: string
  readonly seed: string
  /** How many games of each kind. */
  readonly games: number
  readonly workers: number
  readonly write: boolean
}
