import type { Card, LiveResult } from '@herna/contract/games'
import { type DealTimes, dealtCount } from '../deal/index.ts'

type Coup = Extract<LiveResult, { kind: 'baccarat' }>

/** What lies on a baccarat table. */
export interface ShownCoup {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/** Points of a side: the last digit of the sum; tens and pictures count nothing. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10

/** The cards dealt so far: player and banker take turns, the third cards come last. */
export function shownCoup({ player, banker }: Coup, times: DealTimes, now: number): ShownCoup {
  const order = [0, 1, 2].flatMap((nth) => [
    ...(nth < player.length ? (['player'] as const) : []),
    ...(nth < banker.length ? (['banker'] as const) : []),
  ])
  const dealt = order.slice(0, dealtCount(order.length, times, now))
  const countOf = (side: 'player' | 'banker') => dealt.filter((each) => each === side).length
  return { player: player.slice(0, countOf('player')), banker: banker.slice(0, countOf('banker')) }
}
