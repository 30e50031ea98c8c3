import { z } from 'zod'

/** What a game tells the window that frames it, and nothing more: no secret ever travels here [S4]. `source: 'herna-game'` marks the message. */
export const hostMessage = z.discriminatedUnion('type', [
  z.object({ source: z.literal('herna-game'), type: z.literal('ready'), gameCode: z.string() }),
  z.object({ source: z.literal('herna-game'), type: z.literal('round-started'), gameCode: z.string() }),
  /** Sent when the round's animation has ended; `balance` in cents. */
  z.object({ source: z.literal('herna-game'), type: z.literal('round-ended'), gameCode: z.string(), balance: z.int() }),
  z.object({ source: z.literal('herna-game'), type: z.literal('failed'), gameCode: z.string(), problem: z.string() }),
])
export type HostMessage = z.infer<typeof hostMessage>
