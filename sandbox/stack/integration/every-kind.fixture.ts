import type { RoundReply } from '@herna/contract/games'
import { ALL_KINDS, betOn, type GameAssignments, liveAssignment, ROULETTE, ROULETTE_TABLE } from '@herna/game-host/testing'
import { runningRoundAt } from '@herna/live-studio'
import type { GameStack } from './game-stack.fixture.ts'

export const BACCARAT = 'baccarat'
export const DICE = 'dice'

/** One game of every kind. */
export const EVERY_KIND: GameAssignments = new Map([
  ...ALL_KINDS,
  liveAssignment(ROULETTE_TABLE),
  ...(
    [
      [BACCARAT, 'baccarat-50000'],
      [DICE, 'sic-bo-10'],
    ] as const
  ).map(([gameCode, variantId]) => {
    const template = ALL_KINDS.get(ROULETTE)
    if (!template) throw new Error('no roulette')
    return [gameCode, { ...template, variantId, brief: { ...template.brief, gameCode } }] as const
  }),
])

export const LIVE_ROULETTE = ROULETTE_TABLE.gameCode

/** A bet on red at the live table, in its next round. */
export function nextLiveBet({ pam }: GameStack, amount: number) {
  const roundAt = () => {
    const round = runningRoundAt(ROULETTE_TABLE, pam.clock.now.getTime())
    if (!round) throw new Error('the table is closed')
    return round
  }
  pam.pass({ seconds: Math.ceil((roundAt().endsAt - pam.clock.now.getTime()) / 1_000) })
  return betOn(roundAt().number, { spot: 'red', amount })
}

/** Plays a round to its end in the shortest way. */
export async function playToEnd(stack: GameStack, token: string, round: RoundReply): Promise<RoundReply> {
  let current = round
  for (let moves = 0; current.state === 'open' && moves < 10; moves += 1) {
    if (current.outcome.kind === 'crash' || current.outcome.kind === 'live') {
      stack.pam.pass({ seconds: current.outcome.kind === 'crash' ? 600 : 30 })
      current = (await stack.getRound(token, current.roundId)).body
      // The round sweeper may have settled it first.
      await stack.settled()
    } else {
      const action =
        current.outcome.kind === 'video-poker'
          ? { action: 'hold' as const, held: [true, true, true, true, true] }
          : { action: 'stand' as const }
      current = (await stack.act(token, current.roundId, action)).body
    }
  }
  return current
}
