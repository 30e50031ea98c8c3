import { addDays, dayOf, startOf } from '../../foundation/index.ts'
import type { Giving } from './templates.ts'

/** One giving of a template: of each a player has one bonus. */
export interface Occasion {
  key: string
  endsAt: Date
}

const FRIDAY = 5
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** What a template gives now to somebody who opted in then; null: nothing today. */
export function occasionOf(giving: Giving, optedInAt: Date, now: Date): Occasion | null {
  const today = dayOf(now)
  if (giving.kind === 'once') return { key: 'once', endsAt: startOf(addDays(today, giving.days + 1)) }
  if (giving.kind === 'weekend') {
    const sinceFriday = (weekday(today) - FRIDAY + 7) % 7
    if (sinceFriday > 2) return null
    const friday = addDays(today, -sinceFriday)
    return { key: friday, endsAt: startOf(addDays(friday, 4)) }
  }
  const isOver = today >= addDays(dayOf(optedInAt), giving.times)
  return isOver ? null : { key: today, endsAt: startOf(addDays(today, 7)) }
}
