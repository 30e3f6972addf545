// Tasks for bots, and the messages between the pool and its threads.

/**
 * Everything that a bot gets: what its seat sees, may choose and was told, and a world that the seat cannot tell from
 * the true one.
 */
export interface BotTask {
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

export interface TaskRequest {
  readonly id: number
  readonly task: BotTask
}

export type TaskAnswer =
  | { readonly id: number; readonly index: number }
  | { readonly id: number; readonly problem: string }
