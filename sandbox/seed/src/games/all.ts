import type { Jackpot } from '@herna/contract/content'
import { titleMaker } from '../naming/titles.ts'
import { jackpots as jackpotsOf } from '../categories/jackpots.ts'
import { REFERENCE_STUDIOS, SMALL_STUDIOS } from '../studios/slot-studios.ts'
import { crashEntries } from './crash.ts'
import type { Entry } from './entry.ts'
import { REFERENCE_TABLES } from './reference-tables.ts'
import { liveEntries } from './live.ts'
import { planSlots } from './plan.ts'
import { slotEntry } from './slots.ts'
import { tableEntries } from './tables.ts'

/** Every game of the catalogue. Table and crash games take their fixed names first, so that no slot uses them. */
export function allEntries(): { entries: Entry[]; jackpots: Jackpot[] } {
  const titles = titleMaker(REFERENCE_TABLES.map(({ name }) => name))
  const crash = crashEntries(titles.accept)
  const tables = tableEntries(
    titles.accept,
    [...REFERENCE_STUDIOS, ...SMALL_STUDIOS].map(({ id }) => id),
  )
  const live = liveEntries(titles)
  const plans = planSlots([...crash, ...tables, ...live].map(({ game }) => game.name))
  const jackpots = jackpotsOf(plans)
  const jackpotGames = new Set(jackpots.flatMap(({ gameCodes }) => gameCodes))
  const slots = plans.map((plan) => slotEntry(plan, jackpotGames.has(plan.code)))
  return { entries: [...slots, ...crash, ...tables, ...live], jackpots }
}
