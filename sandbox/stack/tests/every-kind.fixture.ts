import type { RoundReply } from '@herna/contract/games'
import type { GameAssignments } from '../../game-host/src/games/assignments.ts'
import { ALL_KINDS, ROULETTE } from '../../game-host/src/real-play.fixture.ts'
import type { RealHouse } from './game-stack.fixture.ts'

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
export async function playToEnd(house: RealHouse, token: string, round: RoundReply): Promise<RoundReply> {
  let now = round
  for (let moves = 0; now.state === 'open' && moves < 10; moves += 1) {
    if (now.outcome.kind === 'crash') {
      house.pam.pass({ seconds: 600 })
      now = (await house.look(token, now.roundId)).body
      // The house ends it too, and the win is told by whichever was quicker.
      await house.settled()
    } else {
      const action =
        now.outcome.kind === 'video-poker'
          ? { action: 'hold' as const, held: [true, true, true, true, true] }
          : { action: 'stand' as const }
      now = (await house.act(token, now.roundId, action)).body
    }
  }
  return now
}
