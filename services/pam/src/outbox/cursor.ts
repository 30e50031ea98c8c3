import { badField } from '@herna/service-kit'

/**
 * A place in the feed: the database's transaction number, the row's number, and the event within the row (a win that closes a round is told
 * as a balance and as a win). Everything before it was told, everything after it was not.
 */
export interface Cursor {
  xact: string
  id: string
  part: number
}

/** The part after which a row holds nothing more. */
export const WHOLE_ROW = 2

const WRITTEN = /^(\d{1,19})-(\d{1,18})-([0-2])$/

export function readCursor(written: string): Cursor {
  const [, xact, id, part] = WRITTEN.exec(written) ?? []
  if (!xact || !id || !part || BigInt(xact) > 0x7fffffffffffffffn) throw badField('after', 'expected a cursor of this feed')
  return { xact, id, part: Number(part) }
}

export const writeCursor = ({ xact, id, part }: Cursor): string => `${xact}-${id}-${part}`
