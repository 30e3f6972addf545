// What the pool and its threads say to each other.

/** A question to a bot. Nothing in it is hidden from the seat: the world is one that the seat cannot tell from the true one. */
export interface Task {
  readonly game: string
  readonly level: string
  readonly seat: number
  readonly view: unknown
  readonly options: readonly unknown[]
  readonly told: readonly unknown[]
  readonly world: unknown
  readonly seed: string
  readonly budgetMs: number
}

export interface Request {
  readonly id: number
  readonly task: Task
}

export type Answer = { readonly id: number; readonly index: number } | { readonly id: number; readonly problem: string }
