import type { WalletSession } from '@herna/contract/wallet'
import type { GameHostContext } from '../context.ts'
import type { RealSession } from '../sessions/sessions.store.ts'
import { deliverOutstanding } from '../wallet/pending-calls.ts'
import { giveBack } from './rollback-stakes.ts'
import { readRound } from './rounds.store.ts'

/**
 * Rounds the wallet holds a stake of and we know nothing of: our database was put back to an earlier day. Nobody can tell how they would have
 * ended, so every stake in them goes back; otherwise the player could not play this game again (M6).
 */
export async function disownStrangers(
  context: GameHostContext,
  { playerId, gameCode }: RealSession,
  unfinished: WalletSession['unfinishedRounds'],
): Promise<void> {
  for (const { roundId } of unfinished) {
    if (!isUuid(roundId) || (await readRound(context.pool, playerId, roundId))) continue
    const known = await context.wallet.call('round', { playerId, roundId })
    if (known.is !== 'done' || known.reply.state !== 'open') continue
    context.log.error({ event: 'unknown round', roundId, gameCode }, 'the wallet holds a round this host does not know')
    await giveBack(context.pool, { playerId, roundId, gameCode }, known.reply, context.now())
    await deliverOutstanding(context, playerId, gameCode)
  }
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
