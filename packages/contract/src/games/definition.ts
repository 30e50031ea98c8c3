import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** Colours (CSS) of the studio's palette, and addresses of two images on the game host. */
export const theme = z.object({
  background: z.string(),
  surface: z.string(),
  accent: z.string(),
  /** Readable on `background`. */
  text: z.string(),
  backdrop: z.string(),
  /** The game's title as an image, on a transparent background. */
  logo: z.string(),
})

/** Fields shared by the definitions of all games except slots. */
export const tableFields = {
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  /** Cents; all stakes of a round together lie between `minBet` and `maxBet`. */
  minBet: checked(z.int(), z.minimum(1)),
  maxBet: checked(z.int(), z.minimum(1)),
  /** Values of the betting chips in cents, ascending. */
  chips: z.array(checked(z.int(), z.minimum(1))),
  /** RTP in per cent, exact to two decimals, of the usual bet or of best play; `rules` says which. */
  rtp: z.number(),
  /** The highest win of a round as a multiple of its stakes. */
  maxWinMultiple: z.number(),
  /** Slovak sentences for the rules panel. */
  rules: z.array(z.string()),
  theme,
}
