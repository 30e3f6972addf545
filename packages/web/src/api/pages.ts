// Lists that are read page by page.

/** A page of a list; `next`: where the following one begins. */
interface Page {
  readonly next: string | null
}

/** The first pages of a list, as many as are asked for or as there are. */
export async function firstPages<P extends Page>(
  pageAfter: (after?: string) => Promise<P>,
  count: number,
): Promise<readonly P[]> {
  const pages = [await pageAfter()]
  for (let next = pages[0]!.next; next !== null && pages.length < count; next = pages.at(-1)!.next)
    pages.push(await pageAfter(next))
  return pages
}

/** The entries of these pages; one that has moved to a later page while they were read is named once. */
export const entriesOf = <E extends { readonly id: string }>(pages: readonly (readonly E[])[]): readonly E[] => [
  ...new Map(pages.flat().map(each => [each.id, each])).values(),
]
