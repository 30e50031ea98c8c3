import type { LiveTable } from '@herna/contract/live-feed'
import { liveText } from './live-texts.ts'
import { segmentOf } from './segment.ts'
import { seatsOf } from './table-state.ts'
import { tableTexts } from './table-texts.ts'

const SPOKEN_RESULTS = 3

/** Everything that a live tile shows in one sentence for screen readers. `language` is the name of the table's language. `now` in milliseconds since the epoch. */
export function tableSentence(table: LiveTable, language: string | undefined, now: number): string {
  const { kind, opening } = tableTexts(table, now)
  const seats = seatsOf(table.SeatsAvailability)
  const parts: (string | null | undefined | false)[] = [
    liveText(`sentence-${kind}`),
    opening && liveText('sentence-opens', { time: opening }),
    table.Dealer && liveText('sentence-dealer', { name: table.Dealer }),
    language && liveText('sentence-language', { name: language }),
    kind === 'open' && seats && liveText('sentence-seats', { free: seats.free, total: seats.total }),
    kind === 'full' && Boolean(table.Waiting) && liveText('sentence-waiting', { count: table.Waiting ?? 0 }),
    resultsPart(table),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function resultsPart({ Kind, Results = [] }: LiveTable): string | null {
  if (Results.length === 0 || Kind === 'blackjack' || Kind === 'poker') return null
  const count = (result: string) => Results.filter((each) => each === result).length
  if (Kind === 'baccarat') return liveText('sentence-road', { banker: count('B'), player: count('P'), tie: count('T') })
  if (Kind === 'dragon-tiger')
    return liveText('sentence-duels', { dragon: count('D'), tiger: count('T'), tie: count('E') + count('S') })
  const spoken = Results.slice(0, SPOKEN_RESULTS).map((result) => (Kind === 'wheel' ? spokenSegment(result) : result))
  return liveText('sentence-results', { list: spoken.join(', ') })
}

/** A result of the wheel in words. */
export function spokenSegment(result: string): string {
  const { segment, factor } = segmentOf(result)
  const name = /^\d/.test(segment) ? segment : liveText('star')
  if (factor === null) return name
  return /^\d/.test(segment)
    ? liveText('segment-multiplied', { segment: name, factor })
    : liveText('segment-bonus', { name, pays: factor })
}
