// zod would compile its schemas with `new Function`, which the page's content security policy forbids and reports. It must
// be told before the first schema is made.

import { config } from 'zod/mini'

config({ jitless: true })
