/** The table that a page shows. */
const TABLE = /^\/table\/([^/]+)/

/**
 * Where the page's socket is opened. The table is named for a proxy before several processes, which keeps a table on one
 * of them; the server does not read it.
 */
export function socketAddress(page: string): URL {
  const url = new URL('/api/v1/live', page)
  url.protocol = url.protocol.replace('http', 'ws')
  const [, table] = TABLE.exec(new URL(page).pathname) ?? []
  if (table !== undefined) url.searchParams.set('table', decodeURIComponent(table))
  return url
}
