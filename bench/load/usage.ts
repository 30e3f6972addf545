// The memory and the CPU time of a server.

export interface UsageQuestion {
  /** Whether garbage is collected before. */
  readonly collect: boolean
}

export interface Usage {
  /** Milliseconds of a core that the process has used so far, all its threads together. */
  readonly cpuMs: number
  readonly rss: number
  readonly heapUsed: number
}
