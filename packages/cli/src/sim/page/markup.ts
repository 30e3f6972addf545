// HTML and SVG, with everything escaped that is not markup.

export interface Markup {
  readonly markup: string
}

type Child = Markup | string | undefined
type Attributes = { readonly [name: string]: string | number | undefined }

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, character => ESCAPES[character]!)

const written = (child: Child): string => {
  if (child === undefined) return ''
  return typeof child === 'string' ? escaped(child) : child.markup
}

const VOID = new Set(['meta'])

export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  if (VOID.has(name)) return { markup: `<${name}${given}>` }
  return { markup: `<${name}${given}>${children.map(written).join('')}</${name}>` }
}

/** Styles are no text: nothing in them is escaped. */
export const raw = (markup: string): Markup => ({ markup })
