/** Protection, money, rounds and bonuses of a player [7.42], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { EVERYWHERE, OF_SESSIONS } from './names.ts'
import { bonusAnswer, bonusLoss as bonusLossSchema, playerBonus } from './bonuses.ts'
import {
  depositRequest,
  paymentList,
  paymentReply,
  playSession as playSessionSchema,
  playedRounds,
  playedRoundsQuery,
  withdrawalRequest,
} from './money.ts'
import {
  exclusionRequest,
  limitChange,
  pendingLimitsAnswer,
  protection as protectionSchema,
  statement as statementSchema,
  statementQuery,
} from './protection.ts'
import { withId } from './with-id.ts'

export const protection = defineOperation({
  method: 'GET',
  path: '/protection',
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const setLimit = defineOperation({
  method: 'PUT',
  path: '/limits',
  body: limitChange,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'limit-loosened-this-month', 'limit-unchanged'],
})
export const answerPendingLimits = defineOperation({
  method: 'POST',
  path: '/limits/pending',
  body: pendingLimitsAnswer,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'nothing-pending'],
})
export const exclude = defineOperation({
  method: 'POST',
  path: '/exclusions',
  body: exclusionRequest,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'wrong-credentials'],
})
export const panicButton = defineOperation({
  method: 'POST',
  path: '/panic-button',
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const statement = defineOperation({
  method: 'GET',
  path: '/statement',
  query: statementQuery,
  reply: statementSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const deposit = defineOperation({
  method: 'POST',
  path: '/deposits',
  body: depositRequest,
  reply: paymentReply,
  errors: [
    ...EVERYWHERE,
    ...OF_SESSIONS,
    'email-not-verified',
    'payment-mismatch',
    'player-blocked',
    'play-stopped',
    'limit-reached',
  ],
})
export const withdraw = defineOperation({
  method: 'POST',
  path: '/withdrawals',
  body: withdrawalRequest,
  reply: paymentReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'payment-mismatch', 'insufficient-funds'],
})
export const payments = defineOperation({
  method: 'GET',
  path: '/payments',
  reply: paymentList,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const rounds = defineOperation({
  method: 'GET',
  path: '/rounds',
  query: playedRoundsQuery,
  reply: playedRounds,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playSession = defineOperation({
  method: 'GET',
  path: '/play-session',
  reply: playSessionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const answerBonus = defineOperation({
  method: 'POST',
  path: '/bonuses/:id',
  params: withId,
  body: bonusAnswer,
  reply: playerBonus,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'bonus-unknown', 'bonus-unusable', 'player-blocked'],
})
export const bonusLoss = defineOperation({
  method: 'GET',
  path: '/bonuses/:id/loss',
  params: withId,
  reply: bonusLossSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'bonus-unknown'],
})
