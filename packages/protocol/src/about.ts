import * as z from 'zod/mini'

/** What a server says about itself. */
export const about = z.object({
  version: z.string(),
  /** The commit that it was built from, where it is known. */
  revision: z.nullable(z.string()),
  /** Where its source code is, when the operator has said so. */
  source: z.nullable(z.string()),
  /** Under which address others reach it, for somebody who has opened it as localhost; null where nobody knows. */
  address: z.nullable(z.string()),
})
