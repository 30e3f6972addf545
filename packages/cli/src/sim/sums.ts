// Counts by name: threads send these instead of games.

export type Sums = ReadonlyMap<string, number>
export type Counts = Map<string, number>

export const count = (counts: Counts, name: string, n = 1): void => {
  counts.set(name, (counts.get(name) ?? 0) + n)
}

export function countAll(counts: Counts, sums: Sums): void {
  for (const [name, n] of sums) count(counts, name, n)
}

export const keepLeast = (counts: Counts, name: string, n: number): void => {
  counts.set(name, Math.min(counts.get(name) ?? n, n))
}
