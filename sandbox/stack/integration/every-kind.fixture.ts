import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoundReply } from '@herna/contract/games'
import {
  ALL_KINDS,
  betOn,
  BLACKJACK_TABLE,
  type GameAssignments,
  liveAssignment,
  ROULETTE,
  ROULETTE_TABLE,
} from '@herna/game-host/testing'
import { guestsAt, resultOf, roundOf, runningRoundAt } from '@herna/live-studio'
import type { GameStack } from './game-stack.fixture.ts'

export const BACCARAT = 'baccarat'
export const DICE = 'dice'

/** One game of every kind. */
export const EVERY_KIND: GameAssignments = new Map([
  ...ALL_KINDS,
  liveAssignment(ROULETTE_TABLE),
  liveAssignment(BLACKJACK_TABLE),
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
export const LIVE_BLACKJACK = BLACKJACK_TABLE.gameCode
const LIVE_TABLES = new Map([ROULETTE_TABLE, BLACKJACK_TABLE].map((table) => [table.gameCode, table]))
export const isLive = (gameCode: string): boolean => LIVE_TABLES.has(gameCode)

/** The key from which the live studio of an installation derives its rounds. */
const secretOf = ({ pam }: GameStack): string => readFileSync(join(pam.database.dataFolder, 'live-rounds.key'), 'utf8').trim()

/** What the live studio deals. */
export function studioResult(stack: GameStack, gameCode: string, tableRound: number) {
  const table = LIVE_TABLES.get(gameCode)
  if (!table) throw new Error(`${gameCode} is no live table`)
  return resultOf(roundOf(table, tableRound, secretOf(stack)).outcome)
}

/** The round that runs at a live table now. */
function roundAt({ pam }: GameStack, gameCode: string) {
  const table = LIVE_TABLES.get(gameCode)
  const round = table && runningRoundAt(table, pam.clock.now.getTime())
  if (!round) throw new Error('the table is closed')
  return { table, round }
}
const passUntil = ({ pam }: GameStack, time: number) => pam.pass({ seconds: Math.ceil((time - pam.clock.now.getTime()) / 1_000) })

/** A bet on red, or on a free seat at the live table, in its next round in which a seat is free. */
export function nextLiveBet(stack: GameStack, gameCode: string, amount: number) {
  for (;;) {
    passUntil(stack, roundAt(stack, gameCode).round.endsAt)
    const { table, round } = roundAt(stack, gameCode)
    if (gameCode !== LIVE_BLACKJACK) return betOn(round.number, { spot: 'red', amount })
    const { seats } = guestsAt(table, round.startsAt, secretOf(stack))
    const freeSeat = Object.keys(seats).find((seat) => !seats[seat])
    if (freeSeat) return betOn(round.number, { spot: `seat-${freeSeat}`, amount })
  }
}

/** Doubles the hand of a seat when its cards are dealt; a natural cannot be doubled. */
export async function doubleSeat(stack: GameStack, token: string, { roundId }: RoundReply): Promise<RoundReply> {
  passUntil(stack, roundAt(stack, LIVE_BLACKJACK).round.bettingEndsAt)
  const { status, body } = await stack.act(token, roundId, { action: 'double' })
  return status === 200 ? body : (await stack.getRound(token, roundId)).body
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
