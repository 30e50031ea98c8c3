import { ProblemError } from '@herna/service-kit'

/**
 * A position in the feed: transaction number, row number, and the event within the row (a win that closes a round emits a
 * balance and a win). Events before it were delivered, events after it were not.
 */
export interface Cursor {
  xact: string
  id: string
  part: number
}

/** The part after the last event of a row. */
export const END_OF_ROW = 2

/** The reader has to start again from the present. */
export const cursorForgotten = (status: 400 | 409): ProblemError => {
  const message = 'expected a cursor of this feed'
  return new ProblemError(status, `after: ${message}`, [{ field: 'after', message }], 'cursor-forgotten')
}

const CURSOR_PATTERN = /^(\d{1,19})-(\d{1,18})-([0-2])$/

export function readCursor(text: string): Cursor {
  const [, xact, id, part] = CURSOR_PATTERN.exec(text) ?? []
  if (!xact || !id || !part || BigInt(xact) > 0x7fffffffffffffffn) throw cursorForgotten(400)
  return { xact, id, part: Number(part) }
}

export const writeCursor = ({ xact, id, part }: Cursor): string => `${xact}-${id}-${part}`
