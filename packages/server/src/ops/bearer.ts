import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The comparison takes the same time whatever differs. */
export const isSameToken = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer (\S{1,400})$/i.exec(header ?? '')?.[1]
