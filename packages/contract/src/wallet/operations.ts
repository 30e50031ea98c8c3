/** The wallet's operations, below `WALLET_PREFIX`; each is signed. */
import { defineOperation } from '../operation.ts'
import {
  balanceReply,
  balanceRequest,
  betRequest,
  openWalletSession,
  reportQuery,
  rollbackRequest,
  roundQuery,
  roundState,
  transactionReply,
  walletReport,
  walletSession,
  winRequest,
} from './calls.ts'
import type { WalletErrorCode } from './names.ts'

const SIGNED = ['signature-invalid'] as const satisfies WalletErrorCode[]

export const openSession = defineOperation({
  method: 'POST',
  path: '/sessions',
  body: openWalletSession,
  reply: walletSession,
  errors: [...SIGNED, 'launch-token-invalid', 'play-blocked', 'play-stopped'],
})
export const balance = defineOperation({
  method: 'POST',
  path: '/balance',
  body: balanceRequest,
  reply: balanceReply,
  errors: [...SIGNED, 'session-invalid'],
})
export const bet = defineOperation({
  method: 'POST',
  path: '/bet',
  body: betRequest,
  reply: transactionReply,
  errors: [
    ...SIGNED,
    'session-invalid',
    'play-blocked',
    'limit-reached',
    'play-stopped',
    'insufficient-funds',
    'bonus-unusable',
    'transaction-mismatch',
    'round-closed',
    'round-unfinished',
    'bet-rolled-back',
  ],
})
export const win = defineOperation({
  method: 'POST',
  path: '/win',
  body: winRequest,
  reply: transactionReply,
  errors: [...SIGNED, 'transaction-mismatch', 'round-closed', 'round-unknown'],
})
export const rollback = defineOperation({
  method: 'POST',
  path: '/rollback',
  body: rollbackRequest,
  reply: transactionReply,
  errors: [...SIGNED, 'transaction-mismatch', 'round-settled'],
})
export const round = defineOperation({
  method: 'POST',
  path: '/round',
  body: roundQuery,
  reply: roundState,
  errors: [...SIGNED, 'round-unknown'],
})
export const report = defineOperation({
  method: 'POST',
  path: '/report',
  body: reportQuery,
  reply: walletReport,
  errors: [...SIGNED],
})
