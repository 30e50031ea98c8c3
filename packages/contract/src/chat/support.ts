/** What support operators see and call, below `…/support`. The operator's session is a cookie that scripts cannot read. */
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { checked } from '../checked.ts'
import { chatMessage, entryNumber, newMessage, pageQuery } from './messages.ts'
import { CHAT_CONTEXTS, CHAT_TEXT_LENGTH, CHAT_TRIGGERS, CONVERSATION_STATUSES } from './names.ts'

const COMMON_ERRORS = ['foreign-origin'] as const
const OPERATOR_ERRORS = [...COMMON_ERRORS, 'not-logged-in'] as const

/** A support operator. */
export const supportOperator = z.object({ id: z.uuid(), login: z.string(), name: z.string() })
/** A support operator. */
export type SupportOperator = z.infer<typeof supportOperator>

/** A conversation in the operators' list. */
export const conversationSummary = z.object({
  id: z.uuid(),
  context: z.enum(CHAT_CONTEXTS),
  /** Null: a visitor who is not logged in. */
  username: z.nullable(z.string()),
  status: z.enum(CONVERSATION_STATUSES),
  /** Asked outside the opening hours. */
  isRequest: z.boolean(),
  operator: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Since when the customer waits for an operator. */
  waitingSince: z.nullable(z.iso.datetime()),
  lastMessage: z.nullable(z.object({ author: z.enum(['customer', 'support']), text: z.string(), at: z.iso.datetime() })),
  /** Messages of the customer that no operator has read. */
  unread: z.int(),
  updatedAt: z.iso.datetime(),
})
/** A conversation in the operators' list. */
export type ConversationSummary = z.infer<typeof conversationSummary>

/** One conversation with its newest entries and the customer's latest triggers [4.30]. */
export const supportThread = z.object({
  conversation: conversationSummary,
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
  /** The customer has read up to this entry. */
  readByCustomer: z.int(),
  triggers: z.array(z.object({ trigger: z.enum(CHAT_TRIGGERS), at: z.iso.datetime() })),
})
/** One conversation with its newest entries. */
export type SupportThread = z.infer<typeof supportThread>

/** A canned answer, shared by all operators. */
export const cannedAnswer = z.object({ id: z.uuid(), title: z.string(), text: z.string() })
/** A canned answer, shared by all operators. */
export type CannedAnswer = z.infer<typeof cannedAnswer>

/** Pushed to operators (STOMP, `SUPPORT_DESTINATION`); a changed conversation is fetched again. */
export const supportPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('conversation'), conversationId: z.uuid() }),
  z.object({
    type: z.literal('typing'),
    conversationId: z.uuid(),
    /** The operator who types; null: the customer. */
    name: z.nullable(z.string()),
    operatorId: z.nullable(z.uuid()),
  }),
  /** The canned answers changed. */
  z.object({ type: z.literal('answers') }),
  /** Updates may have been missed: everything is fetched again. */
  z.object({ type: z.literal('everything') }),
])
/** Pushed to operators. */
export type SupportPush = z.infer<typeof supportPush>

const conversationParams = z.object({ id: z.uuid() })

/** Logs an operator in; sets the session cookie. `login-failed` (401): unknown login or wrong password. */
export const logIn = defineOperation({
  method: 'POST',
  path: '/v1/session',
  body: z.strictObject({
    login: checked(z.string(), z.minLength(1), z.maxLength(60)),
    password: checked(z.string(), z.minLength(1), z.maxLength(200)),
  }),
  reply: supportOperator,
  errors: [...COMMON_ERRORS, 'login-failed'],
})
/** Ends the operator's session. */
export const logOut = defineOperation({ method: 'DELETE', path: '/v1/session', reply: null, errors: COMMON_ERRORS })
/** The logged-in operator. */
export const currentOperator = defineOperation({
  method: 'GET',
  path: '/v1/session',
  reply: supportOperator,
  errors: OPERATOR_ERRORS,
})
/** Active operators, by name. */
export const operators = defineOperation({
  method: 'GET',
  path: '/v1/operators',
  reply: z.array(supportOperator),
  errors: OPERATOR_ERRORS,
})
/** Waiting and assigned conversations, and the 30 that ended last. `now` is the server's time. */
export const conversations = defineOperation({
  method: 'GET',
  path: '/v1/conversations',
  reply: z.object({ now: z.iso.datetime(), conversations: z.array(conversationSummary) }),
  errors: OPERATOR_ERRORS,
})
/** One conversation; `before` pages to older entries. */
export const thread = defineOperation({
  method: 'GET',
  path: '/v1/conversations/:id',
  params: conversationParams,
  query: pageQuery,
  reply: supportThread,
  errors: OPERATOR_ERRORS,
})
/** The operator has read the conversation up to `seq`. */
export const markThreadRead = defineOperation({
  method: 'POST',
  path: '/v1/conversations/:id/read',
  params: conversationParams,
  body: z.strictObject({ seq: entryNumber }),
  reply: null,
  errors: OPERATOR_ERRORS,
})
/** Answers a conversation that is assigned to this operator; `not-assigned` (409) otherwise. */
export const answer = defineOperation({
  method: 'POST',
  path: '/v1/conversations/:id/messages',
  params: conversationParams,
  body: newMessage,
  reply: chatMessage,
  errors: [...OPERATOR_ERRORS, 'not-assigned', 'attachment-refused'],
})
/** Takes a waiting or ended conversation; `already-assigned` (409) when another operator has it. */
export const take = defineOperation({
  method: 'POST',
  path: '/v1/conversations/:id/take',
  params: conversationParams,
  reply: null,
  errors: [...OPERATOR_ERRORS, 'already-assigned'],
})
/** Hands the operator's conversation to another one, or back to the queue (`operatorId` null). `not-assigned` (409) otherwise. */
export const handOver = defineOperation({
  method: 'POST',
  path: '/v1/conversations/:id/hand-over',
  params: conversationParams,
  body: z.strictObject({ operatorId: z.nullable(z.uuid()) }),
  reply: null,
  errors: [...OPERATOR_ERRORS, 'not-assigned'],
})
/** Ends the operator's conversation; `not-assigned` (409) otherwise. */
export const closeThread = defineOperation({
  method: 'POST',
  path: '/v1/conversations/:id/close',
  params: conversationParams,
  reply: null,
  errors: [...OPERATOR_ERRORS, 'not-assigned'],
})
/** All canned answers, by title. */
export const cannedAnswers = defineOperation({
  method: 'GET',
  path: '/v1/answers',
  reply: z.array(cannedAnswer),
  errors: OPERATOR_ERRORS,
})
/** Stores a canned answer under the id. */
export const putCannedAnswer = defineOperation({
  method: 'PUT',
  path: '/v1/answers/:id',
  params: conversationParams,
  body: z.strictObject({
    title: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(80)),
    text: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_LENGTH)),
  }),
  reply: cannedAnswer,
  errors: OPERATOR_ERRORS,
})
/** Deletes a canned answer; also succeeds when it does not exist. */
export const deleteCannedAnswer = defineOperation({
  method: 'DELETE',
  path: '/v1/answers/:id',
  params: conversationParams,
  reply: null,
  errors: OPERATOR_ERRORS,
})
/** Creates or changes an operator's account, with the operator token; the account's sessions end. */
export const putOperator = defineOperation({
  method: 'PUT',
  path: '/v1/accounts/:login',
  params: z.object({ login: checked(z.string(), z.regex(/^[a-z0-9][a-z0-9._-]{1,39}$/)) }),
  body: z.strictObject({
    name: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(40)),
    password: checked(z.string(), z.minLength(12), z.maxLength(200)),
    /** False: may not log in any more; conversations return to the queue. */
    isActive: z._default(z.boolean(), true),
  }),
  reply: supportOperator,
  errors: COMMON_ERRORS,
})
