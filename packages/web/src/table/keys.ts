// What the keys of a table do.

export type Deed =
  | { readonly do: 'number'; readonly number: number }
  | { readonly do: 'confirm' | 'close' | 'undo' | 'end' | 'why' | 'heads' | 'keys' }
  | { readonly do: 'go'; readonly part: string }

const DEEDS: { readonly [key: string]: Deed } = {
  Enter: { do: 'confirm' },
  Escape: { do: 'close' },
  u: { do: 'undo' },
  e: { do: 'end' },
  w: { do: 'why' },
  h: { do: 'heads' },
  r: { do: 'go', part: 'rivals' },
  l: { do: 'go', part: 'log' },
  t: { do: 'go', part: 'tonight' },
  '?': { do: 'keys' },
}

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** `panels`: the parts of the table, each with a key of its own. */
export function deedOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  panels: readonly { readonly id: string; readonly key: string }[],
): Deed | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^[1-9]$/.test(key)) return { do: 'number', number: Number(key) }
  const name = key.length === 1 ? key.toLowerCase() : key
  const panel = panels.find(each => each.key.toLowerCase() === name)
  return panel ? { do: 'go', part: panel.id } : DEEDS[name]
}
