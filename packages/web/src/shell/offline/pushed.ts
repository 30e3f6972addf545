// A pushed notice: its text, and the window that opens when it is pressed.

export interface Pushed {
  readonly title: string
  readonly text: string
  readonly lang: string
  readonly path: string
  /** A newer notice with the same topic replaces it. */
  readonly topic: string
}

/** Browsers must show something for every push, so an empty one shows this. */
const NOTHING_SAID: Pushed = { title: 'Lastlight', text: '', lang: '', path: '/', topic: 'lastlight' }

/** Only paths of this page: a path with two slashes leads to another host. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

export function pushedIn(text: string | undefined): Pushed {
  try {
    const said = JSON.parse(text ?? '') as { readonly [name in keyof Pushed]?: unknown }
    const of = (name: keyof Pushed): string => {
      const value = said[name]
      return typeof value === 'string' ? value : NOTHING_SAID[name]
    }
    return {
      title: of('title'),
      text: of('text'),
      lang: of('lang'),
      path: isPath(said.path) ? said.path : NOTHING_SAID.path,
      topic: of('topic'),
    }
  } catch {
    return NOTHING_SAID
  }
}

const AT_TABLE = /^\/(?:here|table)\//

/**
 * The window that shows the table; otherwise one that shows no table. Undefined: a new window is opened, because nobody
 * is taken away from a game.
 */
export function windowFor<W extends { readonly url: string }>(windows: readonly W[], path: string): W | undefined {
  const pathOf = ({ url }: W): string => new URL(url).pathname
  return windows.find(each => pathOf(each) === path) ?? windows.find(each => !AT_TABLE.test(pathOf(each)))
}
