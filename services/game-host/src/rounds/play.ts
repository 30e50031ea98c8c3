import type { RoundReply, RoundRequest } from '@herna/contract/games'
import { playRound } from '@herna/game-maths'
import { ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { keepBalance, lockSession, type SessionRow } from '../sessions/sessions.store.ts'
import { keepRound, readRound } from './rounds.store.ts'

type Playing = Pick<GameHostContext, 'pool' | 'games' | 'draw' | 'now'>

/** Decides and keeps a round in one transaction, before anybody hears of it. The same id answers the round it was played with. */
export async function playOnce(playing: Playing, token: string, request: RoundRequest): Promise<RoundReply> {
  const client = await playing.pool.connect()
  try {
    await client.query('BEGIN')
    const reply = await playLocked(playing, client, token, request)
    await client.query('COMMIT')
    return reply
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function playLocked(
  playing: Playing,
  client: pg.PoolClient,
  token: string,
  { roundId, bet }: RoundRequest,
): Promise<RoundReply> {
  const now = playing.now()
  const session = await lockSession(client, token, now)
  if (!session) throw new ProblemError(401, 'The session is unknown or has expired.')
  const played = await readRound(client, session.id, roundId)
  if (played && played.bet !== bet)
    throw new ProblemError(409, `The round ${roundId} was played with another bet.`, [
      { field: 'bet', message: `was ${played.bet}` },
    ])
  return played ?? playNew(playing, client, session, roundId, bet, now)
}

async function playNew(
  { games, draw }: Playing,
  client: pg.PoolClient,
  session: SessionRow,
  roundId: string,
  bet: number,
  now: Date,
): Promise<RoundReply> {
  const game = games.get(session.gameCode)
  if (!game) throw new ProblemError(404, `The game ${JSON.stringify(session.gameCode)} has no model.`)
  if (!game.model.betOptions.includes(bet)) throw refusedBet(`must be one of ${game.model.betOptions.join(', ')}`)
  if (bet > session.balance) throw refusedBet(`is above the balance of ${session.balance}`)
  const { steps, win } = playRound(game.model, bet, draw)
  const balanceAfterBet = session.balance - bet
  const reply = { roundId, bet, steps, win, balanceAfterBet, balance: balanceAfterBet + win }
  await keepRound(client, { ...reply, sessionId: session.id, variantId: game.variant.id }, now)
  await keepBalance(client, session.id, reply.balance, now)
  return reply
}

const refusedBet = (message: string) => new ProblemError(422, `bet: ${message}`, [{ field: 'bet', message }])
