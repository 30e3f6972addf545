/** The key that this server signs games with; undefined when it does not answer. */
export async function dealKey(): Promise<string | undefined> {
  try {
    const key = (await (await fetch('/deal-key')).text()).trim()
    return /^[\w-]{43}$/.test(key) ? key : undefined
  } catch {
    return undefined
  }
}
