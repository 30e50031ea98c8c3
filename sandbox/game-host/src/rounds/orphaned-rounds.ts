import type { WalletSession } from '@herna/contract/wallet'
import type { GameHostContext } from '../context.ts'
import type { RealSession } from '../sessions/sessions.store.ts'
import { flushPendingCalls } from '../wallet/pending-calls.ts'
import { enqueueStakeRollbacks } from './rollback-stakes.ts'
import { readRound } from './rounds.store.ts'

/**
 * Rolls back the stakes of rounds that the wallet holds open and this host does not know, for example after a restored database backup. Their outcome is lost, and
 * without a rollback the player could not play this game again (M6).
 */
export async function rollbackOrphanedRounds(
  context: GameHostContext,
  { playerId, gameCode }: RealSession,
  unfinishedRounds: WalletSession['unfinishedRounds'],
): Promise<void> {
  for (const { roundId } of unfinishedRounds) {
    if (!isUuid(roundId) || (await readRound(context.pool, playerId, roundId))) continue
    const walletRound = await context.wallet.call('round', { playerId, roundId })
    if (walletRound.status !== 'done' || walletRound.reply.state !== 'open') continue
    context.log.error(
      { event: 'unknown round', roundId, gameCode },
      'wallet holds a stake of a round unknown to this host; the stake is rolled back',
    )
    await enqueueStakeRollbacks(context.pool, { playerId, roundId, gameCode }, walletRound.reply, context.now())
    await flushPendingCalls(context, playerId, gameCode)
  }
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
