// The API as a page for people, made from the same routes as the OpenAPI document.

import { problem } from '@lastlight/protocol'
import { escaped, pageOf } from './html.ts'
import { parametersOf, schemaOf, tagOf } from './openapi.ts'
import { type Access, API, type Route } from './route.ts'
import { schemaText } from './schemaText.ts'

const ASKERS: { readonly [access in Access]: string } = {
  anybody: 'Every caller may ask.',
  person: 'For guests and people who are logged in, and for programs with a token.',
  account: 'For guests and people who are logged in; a token is not enough.',
  operator: 'For operators who are logged in; for all others there is nothing here.',
}

const part = (title: string, shape: string): string => `<dt>${title}</dt><dd><pre>${escaped(shape)}</pre></dd>`

function entryOf(route: Route): string {
  const parameters = parametersOf(route).map(
    each => `${each.name}${each.required ? '' : '?'}: ${schemaText(each.schema)} (in the ${each.in})`,
  )
  const parts = [
    ...(parameters.length > 0 ? [part('Parameters', parameters.join('\n'))] : []),
    ...(route.body ? [part('Body', schemaText(schemaOf(route.body, 'input')))] : []),
    route.reply === null
      ? '<dt>Reply 204</dt><dd>Nothing.</dd>'
      : part(`Reply ${route.status ?? 200}`, schemaText(schemaOf(route.reply, 'output'))),
  ]
  return `<details>
<summary><code>${route.method} ${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>${ASKERS[route.access]}</p>
<dl>${parts.join('')}</dl>
</details>`
}

export function apiPage(routes: readonly Route[]): string {
  const sections = [...Map.groupBy(routes, tagOf)].map(
    ([tag, those]) => `<h2>${escaped(tag)}</h2>\n${those.map(entryOf).join('\n')}`,
  )
  return pageOf(
    'Lastlight: the API',
    `<h1>The API of Lastlight</h1>
<p>Everything is JSON under <code>${API}</code>; the same as a document for machines: <a href="${API}/openapi.json">openapi.json</a>.
What happens at a table goes over a WebSocket, which <code>docs/protocol.md</code> describes.</p>
<p>A browser is known by the cookie that <code>POST /guests</code> or <code>POST /login</code> sets.
A program sends <code>Authorization: Bearer TOKEN</code> with a token that <code>POST /me/tokens</code> has made.</p>
<p>When something cannot be done, the reply says why:</p>
<pre>${escaped(schemaText(schemaOf(problem, 'output')))}</pre>
${sections.join('\n')}`,
  )
}
