import { addDays, dayOf, startOf } from '../../foundation/index.ts'
import type { GrantSchedule } from './templates.ts'

/** The current grant of a template: a player gets one bonus per template and key. */
export interface GrantWindow {
  key: string
  endsAt: Date
}

const FRIDAY = 5
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The grant available now to a player who opted in at `optedInAt`; null: none today. */
export function grantWindowOf(schedule: GrantSchedule, optedInAt: Date, now: Date): GrantWindow | null {
  const today = dayOf(now)
  if (schedule.kind === 'once') return { key: 'once', endsAt: startOf(addDays(today, schedule.days + 1)) }
  if (schedule.kind === 'weekend') {
    const sinceFriday = (weekday(today) - FRIDAY + 7) % 7
    if (sinceFriday > 2) return null
    const friday = addDays(today, -sinceFriday)
    return { key: friday, endsAt: startOf(addDays(friday, 4)) }
  }
  const isOver = today >= addDays(dayOf(optedInAt), schedule.times)
  return isOver ? null : { key: today, endsAt: startOf(addDays(today, 7)) }
}
