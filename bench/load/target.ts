// The generator's view of a server: tables with seats that are asked and answer.

/** Hears what comes over the sockets of one table. */
export interface Listener {
  /** This seat has to choose one of these; none: it has nothing to choose now. */
  asked(seat: number, options: readonly unknown[]): void
  /** The server has said, or shown, that the last choice of this seat is done. */
  done(seat: number): void
  /** The other seat was faster and has changed the question. */
  refused(seat: number): void
  /** The game is over; said once. */
  over(): void
  failed(problem: unknown): void
}

/** One table, with a socket for each seat. It stays when a game is over. */
export interface Table {
  choose(seat: number, option: unknown): void
  /** Begins the next game. */
  again(): Promise<void>
  close(): void
}

export interface Target {
  /** Makes so many games ready to be begun, where that can be done beforehand. */
  prepare(games: number): Promise<void>
  sit(listener: Listener): Promise<Table>
  /** Bytes of what the server has sent so far, where they are counted. */
  readonly bytes: number
}

/** Finds the server behind an address. */
export type Reach = (url: string, game: string) => Promise<Target> | Target
