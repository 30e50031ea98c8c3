import type { CrashDefinition, CrashTable } from '@herna/contract/games'
import { multipleAt } from '../curve/index.ts'

/** What the screen shows of the shared round; multiples in hundredths. */
export type Moment =
  | { readonly kind: 'connecting' }
  /** `isOpen`: a bet sent now arrives in time. `share` of the time until the start, 1 to 0. */
  | { readonly kind: 'betting'; readonly isOpen: boolean; readonly startsInMs: number; readonly share: number }
  | { readonly kind: 'flying'; readonly elapsedMs: number; readonly multiple: number }
  | { readonly kind: 'crashed'; readonly multiple: number }

/** The end of a flight arrives before a multiple that was not reached would be shown. */
const DISPLAY_DELAY_MS = 180
/** A bet needs some time to the host. */
const BET_TRAVEL_MS = 400
/** From the opening of the betting to the start; only for the bar. */
const COUNTDOWN_MS = 7_000

interface Shown {
  readonly game: Pick<CrashDefinition, 'growthPerMs' | 'highestMultiple'>
  readonly table: CrashTable | null
  /** Round time in ms; never ahead of the host. */
  readonly time: number
  /** The end, known from the player's own bet before the table says it. */
  readonly ownCrash: { readonly tableRound: number; readonly multiple: number } | null
}

/** The moment of the round at a round time. */
export function momentOf({ game, table, time, ownCrash }: Shown): Moment {
  if (table === null) return { kind: 'connecting' }
  const { round } = table
  const crashedAt = round.crashedAt ?? (ownCrash?.tableRound === round.number ? ownCrash.multiple : null)
  if (crashedAt !== null) return { kind: 'crashed', multiple: crashedAt }
  const startsInMs = Date.parse(round.startsAt) - time
  if (startsInMs > 0) {
    const isOpen = time < Date.parse(round.bettingEndsAt) - BET_TRAVEL_MS
    return { kind: 'betting', isOpen, startsInMs, share: Math.min(1, startsInMs / COUNTDOWN_MS) }
  }
  const elapsedMs = Math.max(0, -startsInMs - DISPLAY_DELAY_MS)
  return { kind: 'flying', elapsedMs, multiple: multipleAt(game, elapsedMs) }
}
