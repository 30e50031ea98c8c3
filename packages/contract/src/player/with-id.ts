import * as z from 'zod/mini'

export const withId = z.object({ id: z.uuid() })
