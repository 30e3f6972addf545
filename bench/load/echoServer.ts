// The least that a server can do with a message: Fastify, its socket, and the same text back.

import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { fastify } from 'fastify'
import { WebSocketServer } from 'ws'

const app = fastify()
app.get('/', () => 'echo')
const sockets = new WebSocketServer({ server: app.server })
sockets.on('connection', socket => {
  socket.on('message', (data: Buffer) => socket.send(data.toString()))
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
process.once('disconnect', () => process.exit())
