// A proxy before several processes that keeps a table on one of them, by the rules of deploy/many.conf.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

const CONFIGURATION = readFileSync(new URL('../../../deploy/many.conf', import.meta.url), 'utf8')

function found(pattern: RegExp): string {
  const [, text] = pattern.exec(CONFIGURATION) ?? []
  if (text === undefined) throw new Error(`deploy/many.conf has nothing like ${pattern}`)
  return text
}

const TABLE_IN_PATH = new RegExp(found(/^map \$uri \$table_in_path \{\n(?:.*\n)*?\t~(\S+)\s+\$id;/m))
const TABLE_IN_QUERY = found(/^map \$arg_(\w+) \$table \{/m)

/** The table of a request; undefined where it has none. */
export function tableOf(path: string): string | undefined {
  const url = new URL(path, 'http://proxy')
  return url.searchParams.get(TABLE_IN_QUERY) ?? TABLE_IN_PATH.exec(url.pathname)?.groups?.['id']
}

/** Where one request or socket went. */
interface Passed {
  readonly path: string
  readonly table: string | undefined
  readonly to: string
}

export class TableProxy {
  readonly passed: Passed[] = []
  readonly #processes: Set<string>
  readonly #server: Server

  private constructor(processes: readonly string[]) {
    this.#processes = new Set(processes)
    this.#server = createServer((asked, reply) => {
      const to = new URL(asked.url!, this.#placeFor(asked.url!))
      const passing = request(to, { method: asked.method, headers: asked.headers }, answer => {
        reply.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(reply)
      })
      passing.on('error', () => reply.destroy())
      asked.pipe(passing)
    })
    this.#server.on('upgrade', (asked, socket, head) => this.#upgrade(asked, socket, head))
  }

  static async start(processes: readonly string[]): Promise<TableProxy> {
    const proxy = new TableProxy(processes)
    await new Promise<void>(resolve => {
      proxy.#server.listen(0, '127.0.0.1', resolve)
    })
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The process of a table: the one with the highest hash, so that when one is gone only its tables move. */
  homeOf(table: string): string {
    const weight = (to: string): string => createHash('sha256').update(`${table} ${to}`).digest('hex')
    return [...this.#processes].toSorted((a, b) => (weight(a) < weight(b) ? 1 : -1))[0]!
  }

  #placeFor(path: string): string {
    const table = tableOf(path)
    // Everything else goes where the visitor goes, and all visitors of a test have the same address.
    const to = this.homeOf(table ?? '127.0.0.1')
    this.passed.push({ path, table, to })
    return to
  }

  #upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(this.#placeFor(asked.url!))
    const process = connect(Number(port), hostname, () => {
      const headers = asked.rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
      process.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`)
      process.write(head)
      process.pipe(socket).pipe(process)
    })
    for (const [one, other] of [
      [process, socket],
      [socket, process],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }

  /** This process does not answer any more. */
  drop(process: string): void {
    this.#processes.delete(process)
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
