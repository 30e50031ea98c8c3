import type { Jackpot } from '@herna/contract/content'
import { titleMaker } from '../naming/titles.ts'
import { jackpots } from '../categories/jackpots.ts'
import { HOUSES, WORKSHOPS } from '../studios/slot-studios.ts'
import { crashEntries } from './crash.ts'
import type { Entry } from './entry.ts'
import { KNOWN_TABLES } from './known-tables.ts'
import { liveEntries } from './live.ts'
import { planSlots } from './plan.ts'
import { slotEntry } from './slots.ts'
import { tableEntries } from './tables.ts'

/** Table and crash games first: their names are fixed, so slots must not use them. */
export function allEntries(): { entries: Entry[]; pots: Jackpot[] } {
  const titles = titleMaker(KNOWN_TABLES.map(({ name }) => name))
  const crash = crashEntries(titles.accept)
  const tables = tableEntries(
    titles.accept,
    [...HOUSES, ...WORKSHOPS].map(({ id }) => id),
  )
  const live = liveEntries(titles)
  const plans = planSlots([...crash, ...tables, ...live].map(({ game }) => game.name))
  const pots = jackpots(plans)
  const withPot = new Set(pots.flatMap(({ gameCodes }) => gameCodes))
  const slots = plans.map((plan) => slotEntry(plan, withPot.has(plan.code)))
  return { entries: [...slots, ...crash, ...tables, ...live], pots }
}
