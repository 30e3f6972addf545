// SHA-256 of a text, so that the kernel depends on nothing and runs the same everywhere.

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n)
  return found
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0
const ROUND = primes(64).map(p => fraction(Math.cbrt(p)))
const START = primes(8).map(p => fraction(Math.sqrt(p)))

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const char of text) {
    const c = char.codePointAt(0)!
    if (c < 0x80) bytes.push(c)
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return bytes
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** Eight 32-bit words. */
export const sha256Words = (text: string): number[] => digest(utf8(text))

function digest(of: readonly number[]): number[] {
  const bytes = [...of]
  const bits = bytes.length * 8
  bytes.push(0x80)
  while (bytes.length % 64 !== 56) bytes.push(0)
  for (const shift of [Math.floor(bits / 0x100000000), bits | 0])
    bytes.push((shift >>> 24) & 255, (shift >>> 16) & 255, (shift >>> 8) & 255, shift & 255)
  const h = START.slice()
  const w = new Array<number>(64).fill(0)
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0; i < 16; i++) {
      const b = at + i * 4
      w[i] = (bytes[b]! << 24) | (bytes[b + 1]! << 16) | (bytes[b + 2]! << 8) | bytes[b + 3]!
    }
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const low = right(a, 7) ^ right(a, 18) ^ (a >>> 3)
      const high = right(b, 17) ^ right(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0
    }
    let [a, b, c, d, e, f, g, k] = h as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const t1 = (k + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
      const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      k = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    for (const [i, x] of [a, b, c, d, e, f, g, k].entries()) h[i] = (h[i]! + x) | 0
  }
  return h
}

const hexOf = (words: readonly number[]): string =>
  words.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

export const sha256 = (text: string): string => hexOf(sha256Words(text))

const BLOCK = 64
const bytesOf = (hex: string): number[] => Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

/** HMAC with SHA-256 of a text; the key is given in hex, and is at most 64 bytes long. */
export function hmac256(key: string, text: string): string {
  const padded = [...bytesOf(key), ...new Array<number>(BLOCK).fill(0)].slice(0, BLOCK)
  const inner = digest([...padded.map(byte => byte ^ 0x36), ...utf8(text)])
  return hexOf(digest([...padded.map(byte => byte ^ 0x5c), ...bytesOf(hexOf(inner))]))
}
