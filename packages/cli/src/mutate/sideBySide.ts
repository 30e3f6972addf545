/** Works through a list, several at a time. The first problem ends it. */
export async function sideBySide<T>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  try {
    await Promise.all(Array.from({ length: workers }, worker))
  } finally {
    waiting.length = 0
  }
}
