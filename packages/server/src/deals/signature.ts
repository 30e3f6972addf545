// Signs exported games: commitment and replay prove that a game is fair, the signature proves that it was played here.

import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'

export interface Signer {
  /** The public key: Ed25519, base64url. */
  readonly key: string
  sign(text: string): string
}

/** The header of an Ed25519 private key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key is derived from the server's secret, so that processes with the same secret sign alike. */
export function signerFrom(secret: string): Signer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'lastlight exported games', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' })
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { key: x!, sign: text => sign(null, Buffer.from(text), privateKey).toString('base64url') }
}

export function isSigned(text: string, { key, value }: { readonly key: string; readonly value: string }): boolean {
  let publicKey: KeyObject
  try {
    publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' })
  } catch {
    return false
  }
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64url'))
}
