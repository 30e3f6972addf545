interface Page {
  /** Where the following page begins; null on the last one. */
  readonly next: string | null
}

/** The first pages of a list, or all of them when it has fewer. */
export async function fetchPages<P extends Page>(
  fetchPage: (after?: string) => Promise<P>,
  pages: number,
): Promise<readonly P[]> {
  const fetched = [await fetchPage()]
  while (fetched.length < pages && fetched.at(-1)!.next !== null) fetched.push(await fetchPage(fetched.at(-1)!.next!))
  return fetched
}

/** A list that grows page by page and is fetched anew as a whole. */
export interface GrowingList<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | null
  /** How many pages these are. */
  readonly pages: number
}

/** `keyOf`: what names an entry that can move, and so stand on two pages: the later one is right. */
export async function fetchList<P extends Page, Entry>(
  fetchPage: (after?: string) => Promise<P>,
  entriesOf: (page: P) => readonly Entry[],
  pages: number,
  keyOf?: (entry: Entry) => unknown,
): Promise<GrowingList<Entry>> {
  const fetched = await fetchPages(fetchPage, pages)
  const all = fetched.flatMap(entriesOf)
  const entries = keyOf ? [...new Map(all.map(entry => [keyOf(entry), entry])).values()] : all
  return { entries, next: fetched.at(-1)!.next, pages: fetched.length }
}
