import * as z from 'zod/mini'

/** Path parameter `:id`, a UUID. */
export const withId = z.object({ id: z.uuid() })
