// Cuts what a client sends into whole frames of a WebSocket, so that a relay can repeat one of them. Anything but the
// socket of a table passes as it comes.

import { headerSize, payloadSize } from '../../src/live/frameCounter.ts'

const UPGRADE = 'GET /api/v1/live'
const HEAD_END = '\r\n\r\n'
const MASK_BYTES = 4
const TEXT = 1

export interface Piece {
  readonly bytes: Buffer
  /** Whether it is the frame of a choice. */
  readonly isPlay: boolean
}

export class ClientFrames {
  #rest = Buffer.alloc(0)
  #reading: 'beginning' | 'head' | 'frames' | 'anything' = 'beginning'

  /** The pieces that are complete with these bytes. */
  take(bytes: Buffer): readonly Piece[] {
    this.#rest = Buffer.concat([this.#rest, bytes])
    const pieces: Piece[] = []
    for (let piece = this.#next(); piece; piece = this.#next()) pieces.push(piece)
    return pieces
  }

  #next(): Piece | undefined {
    if (this.#rest.length === 0) return undefined
    switch (this.#reading) {
      case 'beginning':
        if (this.#rest.length < UPGRADE.length) return undefined
        this.#reading = this.#rest.toString('latin1').startsWith(UPGRADE) ? 'head' : 'anything'
        return this.#next()
      case 'head': {
        const end = this.#rest.indexOf(HEAD_END)
        if (end < 0) return undefined
        this.#reading = 'frames'
        return { bytes: this.#cut(end + HEAD_END.length), isPlay: false }
      }
      case 'frames':
        return this.#frame()
      case 'anything':
        return { bytes: this.#cut(this.#rest.length), isPlay: false }
    }
  }

  #frame(): Piece | undefined {
    const header = headerSize(this.#rest)
    if (header === undefined || this.#rest.length < header) return undefined
    const length = header + payloadSize(this.#rest)
    if (this.#rest.length < length) return undefined
    const bytes = this.#cut(length)
    return { bytes, isPlay: isPlay(bytes, header) }
  }

  #cut(length: number): Buffer {
    const cut = Buffer.from(this.#rest.subarray(0, length))
    this.#rest = this.#rest.subarray(length)
    return cut
  }
}

function isPlay(frame: Buffer, header: number): boolean {
  if ((frame[0]! & 0x0f) !== TEXT) return false
  const mask = frame.subarray(header - MASK_BYTES, header)
  const text = frame.subarray(header).map((byte, i) => byte ^ mask[i % MASK_BYTES]!)
  // Our clients write their messages without spaces.
  return Buffer.from(text).includes('"t":"play"')
}
