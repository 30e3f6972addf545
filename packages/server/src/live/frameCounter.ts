// Reads just enough of WebSocket frames to count them: messages, parts of messages, pings, pongs and empty frames.

const SHORT = 2
const MASK = 4
/** These values of the length field mean that the length follows in so many bytes. */
const LENGTH_IN_2 = 126
const LENGTH_IN_8 = 127

export class FrameCounter {
  /** The beginning of a header that has not arrived completely. */
  #header = Buffer.alloc(0)
  /** How many bytes of the present frame are still to come. */
  #rest = 0

  count(bytes: Buffer): number {
    let frames = 0
    let at = Math.min(this.#rest, bytes.length)
    this.#rest -= at
    while (at < bytes.length) {
      const begun = this.#header.length
      const header = begun === 0 ? bytes.subarray(at) : Buffer.concat([this.#header, bytes.subarray(at, at + 14)])
      const size = headerSize(header)
      if (size === undefined || header.length < size) {
        this.#header = Buffer.from(header)
        return frames
      }
      this.#header = Buffer.alloc(0)
      frames += 1
      at += size - begun
      const skipped = Math.min(payloadSize(header), bytes.length - at)
      this.#rest = payloadSize(header) - skipped
      at += skipped
    }
    return frames
  }
}

const lengthMark = (header: Buffer): number => header[1]! & 0x7f

/** The bytes of a frame before its payload; undefined when too little of it is here. */
export function headerSize(header: Buffer): number | undefined {
  if (header.length < SHORT) return undefined
  const mark = lengthMark(header)
  const more = mark === LENGTH_IN_2 ? 2 : mark === LENGTH_IN_8 ? 8 : 0
  return SHORT + more + ((header[1]! & 0x80) === 0 ? 0 : MASK)
}

export function payloadSize(header: Buffer): number {
  const mark = lengthMark(header)
  if (mark === LENGTH_IN_2) return header.readUInt16BE(SHORT)
  return mark === LENGTH_IN_8 ? Number(header.readBigUInt64BE(SHORT)) : mark
}
