import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** Colours of the studio's palette, and the addresses of two pictures on the game host. */
export const theme = z.object({
  background: z.string(),
  surface: z.string(),
  accent: z.string(),
  /** On `background`. */
  text: z.string(),
  backdrop: z.string(),
  /** The game's lettered title, on a transparent ground. */
  logo: z.string(),
})

/** What definitions of all games but slots share. */
export const tableFields = {
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  /** Cents; a round's stakes together lie between them. */
  minBet: checked(z.int(), z.minimum(1)),
  maxBet: checked(z.int(), z.minimum(1)),
  /** Values of the chips a player stakes with, in cents, ascending. */
  chips: z.array(checked(z.int(), z.minimum(1))),
  /** Exact, per cent to two decimals, of the usual bet or of best play; `rules` says which. */
  rtp: z.number(),
  /** The highest win of a round as a multiple of its stakes. */
  maxWinMultiple: z.number(),
  /** Slovak sentences for the rules panel. */
  rules: z.array(z.string()),
  theme,
}
