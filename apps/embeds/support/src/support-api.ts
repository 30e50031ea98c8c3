import {
  type CannedAnswer,
  type ConversationSummary,
  support,
  type SupportOperator,
  type SupportThread,
} from '@herna/contract/chat'
import { callOperation, type Host } from '@herna/http-client'

/** The operators' calls. Every call has a timeout and rejects with `CallFailed`. */
export interface SupportApi {
  logIn(login: string, password: string): Promise<SupportOperator>
  logOut(): Promise<unknown>
  currentOperator(): Promise<SupportOperator>
  operators(): Promise<SupportOperator[]>
  conversations(): Promise<{ now: string; conversations: ConversationSummary[] }>
  thread(id: string, before?: number): Promise<SupportThread>
  markRead(id: string, seq: number): Promise<unknown>
  answer(id: string, message: { key: string; text: string }): Promise<unknown>
  take(id: string): Promise<unknown>
  /** `operatorId` null: back to the queue. */
  handOver(id: string, operatorId: string | null): Promise<unknown>
  close(id: string): Promise<unknown>
  answers(): Promise<CannedAnswer[]>
  putAnswer(answer: CannedAnswer): Promise<unknown>
  deleteAnswer(id: string): Promise<unknown>
}

const TIMEOUT_MS = 10_000

export function createSupportApi(base: string): SupportApi {
  const host: Host = { base, timeoutMs: TIMEOUT_MS, request: { credentials: 'same-origin', cache: 'no-store' } }
  return {
    logIn: (login, password) => callOperation(host, support.logIn, { body: { login, password } }),
    logOut: () => callOperation(host, support.logOut),
    currentOperator: () => callOperation(host, support.currentOperator),
    operators: () => callOperation(host, support.operators),
    conversations: () => callOperation(host, support.conversations),
    thread: (id, before) => callOperation(host, support.thread, { params: { id }, query: { before } }),
    markRead: (id, seq) => callOperation(host, support.markThreadRead, { params: { id }, body: { seq } }),
    answer: (id, body) => callOperation(host, support.answer, { params: { id }, body }),
    take: (id) => callOperation(host, support.take, { params: { id } }),
    handOver: (id, operatorId) => callOperation(host, support.handOver, { params: { id }, body: { operatorId } }),
    close: (id) => callOperation(host, support.closeThread, { params: { id } }),
    answers: () => callOperation(host, support.cannedAnswers),
    putAnswer: ({ id, title, text }) => callOperation(host, support.putCannedAnswer, { params: { id }, body: { title, text } }),
    deleteAnswer: (id) => callOperation(host, support.deleteCannedAnswer, { params: { id } }),
  }
}
