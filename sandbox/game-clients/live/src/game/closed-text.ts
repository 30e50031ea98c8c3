import type { LiveTableState } from '@herna/contract/games'
import { texts } from '../texts/index.ts'

const t = texts.phase

/** Slovak time wherever the device is, as in the lobby. */
const timeZone = 'Europe/Bratislava'
const clock = new Intl.DateTimeFormat('sk-SK', { hour: 'numeric', minute: '2-digit', timeZone })
const day = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'numeric', timeZone })

/** Why a table takes no bets, and when it opens; with the day unless it is today. `now` in milliseconds since the epoch. */
export function closedText(
  { status, opensAt }: Pick<LiveTableState, 'status' | 'opensAt'>,
  now: number,
): [title: string, note: string] {
  const title = status === 'maintenance' ? t.maintenance : t.closed
  if (opensAt === null) return [title, t.closedNote]
  const at = new Date(opensAt)
  const isToday = day.format(at) === day.format(now)
  return [title, isToday ? t.opensAt(clock.format(at)) : t.opensOn(day.format(at), clock.format(at))]
}
