// Texts as frames of a WebSocket. Spectators of a table are sent the same text one after the other: it is encoded once.

const FIN_TEXT = 0x81
const LENGTH_IN_2 = 126
const LENGTH_IN_8 = 127
const SHORT_HEADER = 2
const MIDDLE_HEADER = 4
const LONG_HEADER = 10

export class TextFrames {
  #text: string | undefined
  #frame: Buffer = Buffer.alloc(0)

  of(text: string): Buffer {
    if (text !== this.#text) {
      this.#frame = frameOf(text)
      this.#text = text
    }
    return this.#frame
  }
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = length < LENGTH_IN_2 ? SHORT_HEADER : length < 0x1_00_00 ? MIDDLE_HEADER : LONG_HEADER
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = FIN_TEXT
  if (header === SHORT_HEADER) frame[1] = length
  else if (header === MIDDLE_HEADER) {
    frame[1] = LENGTH_IN_2
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LENGTH_IN_8
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}
