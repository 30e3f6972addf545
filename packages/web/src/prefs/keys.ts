// The actions of a table's keys, and which keys people may choose for themselves.

export type KeyAction =
  | { readonly do: 'number'; readonly number: number }
  | { readonly do: 'confirm' | 'close' | 'undo' | 'end' | 'why' | 'heads' | 'keys' }
  | { readonly do: 'go'; readonly part: string }
  | { readonly do: 'sheet'; readonly sheet: string }

/** The default keys by action. */
const USUAL = {
  undo: 'u',
  end: 'e',
  why: 'w',
  heads: 'h',
  board: 'b',
  own: 's',
  rivals: 'r',
  log: 'l',
  tonight: 't',
  explain: 'i',
  list: '?',
} as const

export type KeyName = keyof typeof USUAL
export const KEY_NAMES = Object.keys(USUAL) as readonly KeyName[]

/** A person's own keys, where they differ from the default. */
export type OwnKeys = { readonly [name in KeyName]?: string }

const ACTIONS: { readonly [name in KeyName]?: KeyAction } = {
  undo: { do: 'undo' },
  end: { do: 'end' },
  why: { do: 'why' },
  heads: { do: 'heads' },
  rivals: { do: 'go', part: 'rivals' },
  log: { do: 'go', part: 'log' },
  tonight: { do: 'go', part: 'tonight' },
  list: { do: 'keys' },
}

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

interface KeyPanel {
  readonly id: string
  /** Its usual key. */
  readonly key: string
}

const isUsual = (key: string): boolean => KEY_NAMES.some(name => USUAL[name] === key)

/** Panels with a key of their own, which only the key list of their table shows. */
export const otherParts = <T extends KeyPanel>(parts: readonly T[]): readonly T[] =>
  parts.filter(({ key }) => !isUsual(key))

const plain = (key: string): string => (key.length === 1 ? key.toLowerCase() : key)
const keyFor = (own: OwnKeys, name: KeyName): string => own[name] ?? USUAL[name]

const ARROWS: { readonly [key: string]: string } = { ArrowLeft: '←', ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓' }

/** A key as it stands on a keyboard. */
export const keyLabel = (key: string): string => ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
export const keyLabelFor = (own: OwnKeys, name: KeyName): string => keyLabel(keyFor(own, name))

/** The action of a pressed key, among those whose key can be chosen. */
export function nameOf({ key, ctrlKey, metaKey, altKey }: Pressed, own: OwnKeys): KeyName | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return KEY_NAMES.find(name => keyFor(own, name) === plain(key))
}

/** `parts` and `sheets`: those of the table, each with a key of its own. */
export function actionOf(
  pressed: Pressed,
  parts: readonly KeyPanel[],
  own: OwnKeys,
  sheets: readonly KeyPanel[] = [],
): KeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^[1-9]$/.test(key)) return { do: 'number', number: Number(key) }
  if (key === 'Enter') return { do: 'confirm' }
  if (key === 'Escape') return { do: 'close' }
  const name = nameOf(pressed, own)
  const part = name
    ? parts.find(each => each.key === USUAL[name])
    : otherParts(parts).find(each => each.key === plain(key))
  if (part) return { do: 'go', part: part.id }
  const sheet = name ? undefined : sheets.find(each => each.key === plain(key))
  return sheet ? { do: 'sheet', sheet: sheet.id } : name && ACTIONS[name]
}

/** 'fixed': the key always does the same. 'unfit': it is neither a letter nor a sign. */
export type KeyChange = { readonly own: OwnKeys; readonly swapped?: KeyName } | { readonly refused: 'fixed' | 'unfit' }

const FIXED = /^(?:\d|Enter|Escape|Arrow(?:Up|Down|Left|Right))$/

/** Gives a key to an action; the action that had it gets the other key in exchange. */
export function rebound(own: OwnKeys, name: KeyName, key: string): KeyChange {
  const wanted = plain(key)
  if (FIXED.test(wanted)) return { refused: 'fixed' }
  if (!/^[^\s\p{C}]$/u.test(wanted)) return { refused: 'unfit' }
  const had = keyFor(own, name)
  const swapped = KEY_NAMES.find(each => each !== name && keyFor(own, each) === wanted)
  const next = usualLeftOut({ ...own, [name]: wanted, ...(swapped && { [swapped]: had }) })
  return swapped ? { own: next, swapped } : { own: next }
}

const usualLeftOut = (own: OwnKeys): OwnKeys =>
  Object.fromEntries(KEY_NAMES.flatMap(name => (keyFor(own, name) === USUAL[name] ? [] : [[name, own[name]]])))

/** One line of the key list; only an action with a name can be given another key. */
export interface KeyLine {
  /** The end of the message key that names the action. */
  readonly says: string
  readonly keys: string
  readonly name?: KeyName
}

export const keyLines = (own: OwnKeys): readonly KeyLine[] => [
  { says: 'number', keys: '1–9' },
  { says: 'confirm', keys: 'Enter' },
  { says: 'close', keys: 'Esc' },
  { says: 'arrows', keys: Object.values(ARROWS).join(' ') },
  ...KEY_NAMES.map(name => ({ says: name, keys: keyLabelFor(own, name), name })),
]
