import type { RoundReply } from '@herna/contract/games'
import { ALL_KINDS, type GameAssignments, ROULETTE } from '@herna/game-host/testing'
import type { GameStack } from './game-stack.fixture.ts'

export const BACCARAT = 'baccarat'
export const DICE = 'dice'

/** One game of every kind. */
export const EVERY_KIND: GameAssignments = new Map([
  ...ALL_KINDS,
  ...(
    [
      [BACCARAT, 'baccarat-50000'],
      [DICE, 'sic-bo-10'],
    ] as const
  ).map(([gameCode, variantId]) => {
    const like = ALL_KINDS.get(ROULETTE)
    if (!like) throw new Error('no roulette')
    return [gameCode, { ...like, variantId, brief: { ...like.brief, gameCode } }] as const
  }),
])

/** A round to its end, the quickest way. */
export async function playToEnd(stack: GameStack, token: string, round: RoundReply): Promise<RoundReply> {
  let now = round
  for (let moves = 0; now.state === 'open' && moves < 10; moves += 1) {
    if (now.outcome.kind === 'crash') {
      stack.pam.pass({ seconds: 600 })
      now = (await stack.look(token, now.roundId)).body
      // The game host ends it too, and the win is posted by whichever was quicker.
      await stack.settled()
    } else {
      const action =
        now.outcome.kind === 'video-poker'
          ? { action: 'hold' as const, held: [true, true, true, true, true] }
          : { action: 'stand' as const }
      now = (await stack.act(token, now.roundId, action)).body
    }
  }
  return now
}
