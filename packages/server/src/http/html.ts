// Plain HTML pages without scripts, with one style sheet.

export const STYLE_PATH = '/api/style.css'

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!)

/** `body` is HTML: the caller escapes text that comes from elsewhere. */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

export const missingPage = (): string =>
  pageOf('Nothing here', '<h1>Nothing here</h1>\n<p><a href="/">To the beginning</a>, <a href="/api">the API</a></p>')

export const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0 }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.4rem }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.5rem 0 }
summary { cursor: pointer }
dt { font-weight: 600 }
dd { margin: 0 0 0.5rem 1rem }
`
