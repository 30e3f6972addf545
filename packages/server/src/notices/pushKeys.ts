// The keys of Web Push, derived from the server's secret: all processes with the same secret have the same.

import { createECDH, hkdfSync } from 'node:crypto'

interface PushKeys {
  /** 65 bytes, base64url. */
  readonly publicKey: string
  /** 32 bytes, base64url. */
  readonly privateKey: string
}

/** The order of the curve P-256: private keys are the numbers from 1 to below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const HEX_DIGITS = 64

export function pushKeysFrom(secret: string): PushKeys {
  // More bytes than the key has, so that every key is as likely as any other.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'lastlight web push', 48))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(HEX_DIGITS, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
