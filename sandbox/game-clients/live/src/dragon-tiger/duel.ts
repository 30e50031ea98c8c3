import type { Card, LiveResult } from '@herna/contract/games'
import { type DealTimes, dealtCount } from '../deal/index.ts'

/** A result of dragon tiger. */
export type Duel = Extract<LiveResult, { kind: 'dragon-tiger' }>

export const SIDES = ['dragon', 'tiger'] as const
/** A side of the table. */
export type DuelSide = (typeof SIDES)[number]

/** The cards dealt so far: the dragon's first. */
export function shownCards(duel: Duel, times: DealTimes, now: number): Record<DuelSide, readonly Card[]> {
  const dealt = dealtCount(SIDES.length, times, now)
  return { dragon: dealt > 0 ? [duel.dragon] : [], tiger: dealt > 1 ? [duel.tiger] : [] }
}

/** Spots that win with this result: a suited tie is a tie too. */
export const hitsOf = ({ winner }: Duel): string[] => (winner === 'suited-tie' ? ['tie', winner] : [winner])

/** How often each side has won, by the letters of the feed. */
export function countsOf(results: readonly string[]): Record<DuelSide | 'tie', number> {
  const count = (...letters: string[]) => results.filter((result) => letters.includes(result)).length
  return { dragon: count('D'), tiger: count('T'), tie: count('E', 'S') }
}

const ROAD_LETTERS: Readonly<Record<string, string>> = { D: 'P', T: 'B', E: 'T', S: 'T' }
/** The results as the letters of the big road, in which dragon and tiger have the places of player and banker. */
export const roadResults = (results: readonly string[]): string[] => results.map((result) => ROAD_LETTERS[result] ?? result)
