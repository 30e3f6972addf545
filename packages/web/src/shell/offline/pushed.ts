// A notice that the server has pushed: what is shown of it, and which window opens when it is pressed.

export interface Pushed {
  readonly title: string
  readonly text: string
  readonly lang: string
  /** Where on the page it leads. */
  readonly path: string
  /** A newer one about the same takes its place. */
  readonly topic: string
}

/** What a browser shows for a push that says nothing: it has to show something. */
const NOTHING_SAID: Pushed = { title: 'Lastlight', text: '', lang: '', path: '/', topic: 'lastlight' }

/** Only places of this page: a path that begins with two slashes is another house. */
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
 * The window that is already there; otherwise one that shows no table and may be led to it. None: a new one is
 * opened, because nobody is taken away from a game.
 */
export function windowFor<W extends { readonly url: string }>(windows: readonly W[], path: string): W | undefined {
  const pathOf = ({ url }: W): string => new URL(url).pathname
  return windows.find(each => pathOf(each) === path) ?? windows.find(each => !AT_TABLE.test(pathOf(each)))
}
