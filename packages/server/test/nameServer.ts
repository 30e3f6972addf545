// A name server on this machine, for tests of targets of notices.

import { createSocket } from 'node:dgram'

const HEADER = 12
const A = 1

/** The address for a question about IPv4; there is none for others. */
function answerTo(question: Buffer, address: string): Buffer {
  const isV4 = question.readUInt16BE(question.indexOf(0, HEADER) + 1) === A
  const end = question.indexOf(0, HEADER) + 5
  const head = Buffer.from(question.subarray(0, end))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(isV4 ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  const record = [0xc0, HEADER, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]
  return Buffer.concat([head, Buffer.from(isV4 ? record : [])])
}

export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  readonly address: string
  /** How many questions have come. */
  readonly asked: () => number
}

/** Answers every name with this address; without one it never answers. */
export async function nameServer(t: { after(work: () => void): void }, answer?: string): Promise<NameServer> {
  const socket = createSocket('udp4')
  t.after(() => socket.close())
  let asked = 0
  socket.on('message', (question, { port, address }) => {
    asked += 1
    if (answer !== undefined) socket.send(answerTo(question, answer), port, address)
  })
  await new Promise<void>(resolve => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked }
}
