import { drawsOf } from '../random.ts'
import type { StudioTable } from '../studio-table.ts'
import { DAY, localOf, utcOf } from './local-time.ts'

const MINUTE = 60_000
/** Of the tables with a dealer, in per cent. */
const WITH_HOURS = 15

/** Local times in minutes after midnight; it closes on the next day. */
interface Hours {
  readonly opens: number
  readonly closes: number
}

/** When the table is open; null: always. */
export function hoursOf({ gameCode, dealer }: StudioTable): Hours | null {
  const draw = drawsOf('', 'hours', gameCode)
  if (dealer === null || draw(100) >= WITH_HOURS) return null
  return { opens: 15 * 60 + 30 * draw(7), closes: 60 + 30 * draw(7) }
}

/** Whether a table is open, and until when: milliseconds since the epoch. `endsAt` null: always. */
export interface Period {
  readonly isOpen: boolean
  readonly startsAt: number | null
  readonly endsAt: number | null
}

export function periodAt(table: StudioTable, now: number): Period {
  const hours = hoursOf(table)
  if (!hours) return { isOpen: true, startsAt: null, endsAt: null }
  const today = Math.floor(localOf(now) / DAY) * DAY
  const openingOf = (day: number) => utcOf(day + hours.opens * MINUTE)
  const closingOf = (day: number) => utcOf(day + DAY + hours.closes * MINUTE)
  const yesterday = today - DAY
  if (now < closingOf(yesterday)) return { isOpen: true, startsAt: openingOf(yesterday), endsAt: closingOf(yesterday) }
  if (now < openingOf(today)) return { isOpen: false, startsAt: closingOf(yesterday), endsAt: openingOf(today) }
  return { isOpen: true, startsAt: openingOf(today), endsAt: closingOf(today) }
}

/** When the table's maintenance ends, milliseconds since the epoch: in the past without any, Infinity when its end is unknown. */
export const maintenanceEndOf = ({ maintenance }: StudioTable): number =>
  maintenance === null ? 0 : maintenance.until === null ? Number.POSITIVE_INFINITY : Date.parse(maintenance.until)
