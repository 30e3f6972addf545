/** An Ed25519 signature in base64url; null where the browser has no such thing, as on a page that did not come safely. */
export async function isSignedBy(
  text: string,
  { key, value }: { readonly key: string; readonly value: string },
): Promise<boolean | null> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return null
  let publicKey: CryptoKey
  try {
    publicKey = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: key }, 'Ed25519', false, ['verify'])
  } catch (problem) {
    // An invalid key is a signature that does not fit; an unsupported algorithm decides nothing.
    return problem instanceof DOMException && problem.name === 'NotSupportedError' ? null : false
  }
  const bytes = bytesOf(value)
  return bytes !== undefined && subtle.verify('Ed25519', publicKey, bytes, new TextEncoder().encode(text))
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
