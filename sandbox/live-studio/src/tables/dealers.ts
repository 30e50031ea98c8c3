import { dealerNames } from '@herna/seed'
import { drawsOf } from '../random.ts'
import type { StudioTable } from '../studio-table.ts'

const MINUTE = 60_000
/** How often the dealer of the catalogue is on shift, in per cent. */
const OWN_DEALER = 60

/** A dealer's shift at a table; dealer null: the table has none. */
export interface Shift {
  readonly dealer: string | null
  readonly endsAt: number
}

/** Shifts of a table have the same length, 45–60 minutes. */
export function shiftAt(table: StudioTable, now: number, secret: string): Shift {
  const draw = drawsOf('', 'shifts', table.gameCode)
  const length = (45 + draw(16)) * MINUTE
  const offset = draw(length)
  const number = Math.floor((now - offset) / length)
  const endsAt = (number + 1) * length + offset
  if (table.dealer === null) return { dealer: null, endsAt }
  const drawShift = drawsOf(secret, 'shift', table.gameCode, number)
  if (drawShift(100) < OWN_DEALER) return { dealer: table.dealer, endsAt }
  const others = dealerNames(table.language, table.dealer).filter((name) => name !== table.dealer)
  return { dealer: others[drawShift(others.length)] ?? table.dealer, endsAt }
}
