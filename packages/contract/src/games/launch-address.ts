import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress } from '../operation.ts'

/** The page of a game, on the game host: the address a provider's launch template fills [5.4]. Its query is `launchQuery`. */
export const launchAddress = defineAddress({
  method: 'GET',
  path: '/launch/:gameCode',
  params: z.object({ gameCode: checked(z.string(), z.maxLength(200)) }),
})
