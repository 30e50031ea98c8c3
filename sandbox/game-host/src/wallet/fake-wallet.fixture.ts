import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BetRequest,
  type FavouriteRequest,
  isSignedBy,
  type OpenWalletSession,
  type RollbackRequest,
  type UsableBonus,
  WALLET_HEADERS,
  WALLET_PREFIX,
  wallet,
  type WalletErrorCode,
  type WinRequest,
} from '@herna/contract/wallet'
import type { WalletCall } from './wallet-client.ts'

export const SECRET = 'a secret of tests, thirty-two characters long'

/** `-after`: the call is processed and its response lost. */
type Fault = 'refuse' | 'reset' | 'reset-after' | 'hang' | 'hang-after' | '500' | '500-after' | 'garbage' | 'garbage-after'

interface Posting {
  kind: 'bet' | 'win' | 'rollback'
  amount: number
  roundId: string
  /** Without: the player's of the next session. */
  playerId?: string
  reverses?: string
  jackpot?: WinRequest['jackpot']
}

class Refusal extends Error {
  readonly code: WalletErrorCode
  constructor(code: WalletErrorCode) {
    super(code)
    this.code = code
  }
}

/** A wallet behind a real socket, for one player or several who share a balance: exact by the contract, with faults that a test injects. */
export class FakeWallet {
  playerId = randomUUID()
  sessionId = randomUUID()
  /** Players of earlier sessions. */
  readonly #earlierPlayers = new Map<string, string>()
  balance = 100_000
  bonuses: UsableBonus[] = []
  /** Posted transactions by id. */
  readonly postings = new Map<string, Posting>()
  readonly #tombstones = new Set<string>()
  readonly closed = new Set<string>()
  /** Every received call, answered or not. */
  readonly receivedCalls: WalletCall[] = []
  isLoggedIn = true
  /** Excluded or stopped: no bets, although the login is active. */
  isBlocked = false
  isFavourite = false
  /** Launch tokens that were used, with the attempt that used them. */
  readonly #usedTokens = new Map<string, string | undefined>()
  #faults: { call: WalletCall; fault: Fault; times: number; code?: WalletErrorCode }[] = []
  #held: { call: WalletCall; released: Promise<void> } | null = null
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  address = ''

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${WALLET_PREFIX}`
    return this
  }
  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
  fail(call: WalletCall, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.push({ call, fault, times })
  }
  refuse(call: WalletCall, code: WalletErrorCode, times = 1): void {
    this.#faults.push({ call, fault: 'refuse', times, code })
  }
  /** The next such call is processed at once, and answered when the returned function is called. */
  hold(call: WalletCall): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = { call, released: promise }
    return resolve
  }
  /** The next session is another player's; those of earlier players stay valid. */
  switchPlayer(): void {
    this.#earlierPlayers.set(this.sessionId, this.playerId)
    this.playerId = randomUUID()
    this.sessionId = randomUUID()
  }
  clearFaults(): void {
    this.#faults = []
  }
  /** Sum of all postings: the change of the player's balance. */
  get posted(): number {
    return [...this.postings.values()].reduce((sum, { kind, amount }) => sum + (kind === 'bet' ? -amount : amount), 0)
  }
  of(kind: Posting['kind'], roundId?: string): Posting[] {
    return [...this.postings.values()].filter((posting) => posting.kind === kind && (!roundId || posting.roundId === roundId))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const path = request.url ?? ''
    const call = (Object.keys(wallet) as WalletCall[]).find((name) => WALLET_PREFIX + wallet[name].path === path)
    if (!call) return void response.writeHead(404).end()
    this.receivedCalls.push(call)
    const fault = this.#faults.find((one) => one.call === call && one.times > 0)
    if (fault) fault.times -= 1
    const result = !fault || fault.fault.endsWith('-after') ? this.#answer(call, request, body) : null
    if (this.#held?.call === call) {
      const { released } = this.#held
      this.#held = null
      await released
    }
    if (!fault) return send(response, result ?? { status: 500, body: {} })
    if (fault.code) return send(response, refusal(fault.code))
    const kind = fault.fault.replace('-after', '')
    if (kind === 'reset') request.socket.destroy()
    if (kind === '500') send(response, { status: 500, body: { status: 500, title: 'Internal error' } })
    if (kind === 'garbage') response.writeHead(200, { 'content-type': 'application/json' }).end('{"transactionId":')
  }

  #answer(call: WalletCall, request: IncomingMessage, body: string): { status: number; body: unknown } {
    const timestamp = String(request.headers[WALLET_HEADERS.timestamp])
    const signed = { timestamp, method: 'POST', path: request.url ?? '', body }
    if (!isSignedBy(SECRET, signed, String(request.headers[WALLET_HEADERS.signature]))) return refusal('signature-invalid')
    try {
      return { status: 200, body: this.#do(call, wallet[call].body.parse(JSON.parse(body))) }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.code)
      throw error
    }
  }

  #do(call: WalletCall, body: unknown): unknown {
    const balance = { gaming: this.balance, cash: this.balance, bonus: 0, held: 0, currencyCode: 'EUR' }
    if (call === 'openSession') {
      this.#useToken(body as OpenWalletSession)
      const bets = this.of('bet').filter(({ playerId }) => playerId === undefined || playerId === this.playerId)
      const unfinishedRounds = [...new Set(bets.map(({ roundId }) => roundId))]
        .filter((roundId) => !this.closed.has(roundId))
        .map((roundId) => ({ roundId, staked: 1, openedAt: '2026-03-01T10:00:00.000Z' }))
      const { sessionId, playerId, bonuses } = this
      return { sessionId, playerId, languageCode: 'sk-SK', balance, bonuses, unfinishedRounds }
    }
    if (call === 'balance') {
      if (!this.#isValid((body as { sessionId: string }).sessionId)) throw new Refusal('session-invalid')
      return { balance, bonuses: this.bonuses }
    }
    if (call === 'favourite') {
      const { sessionId, isFavourite = this.isFavourite } = body as FavouriteRequest
      if (!this.#isValid(sessionId)) throw new Refusal('session-invalid')
      this.isFavourite = isFavourite
      return { isFavourite }
    }
    if (call === 'endedSessions')
      return {
        ended: (body as { sessionIds: string[] }).sessionIds.filter((sessionId) => this.isBlocked || !this.#isValid(sessionId)),
      }
    if (call === 'bet') return this.#bet(body as BetRequest)
    if (call === 'win') return this.#win(body as WinRequest)
    if (call === 'rollback') return this.#rollback(body as RollbackRequest)
    const { roundId } = body as { roundId: string }
    const transactions = [...this.postings].filter(([, posting]) => posting.roundId === roundId)
    const listedTransactions = transactions.map(([transactionId, { kind, amount }]) => ({
      transactionId,
      kind,
      amount,
      at: '2026-03-01T10:00:00.000Z',
    }))
    return { roundId, state: this.closed.has(roundId) ? 'closed' : 'open', staked: 0, won: 0, transactions: listedTransactions }
  }

  #useToken({ launchToken, attemptId }: OpenWalletSession): void {
    const isUsed = this.#usedTokens.has(launchToken)
    const isSameAttempt = attemptId !== undefined && this.#usedTokens.get(launchToken) === attemptId
    if (isUsed && !isSameAttempt) throw new Refusal('launch-token-invalid')
    this.#usedTokens.set(launchToken, attemptId)
  }

  #isValid(sessionId: string): boolean {
    return this.isLoggedIn && (sessionId === this.sessionId || this.#earlierPlayers.has(sessionId))
  }

  #reply(transactionId: string, payment = 'balance'): unknown {
    const balance = { gaming: this.balance, cash: this.balance, bonus: 0, held: 0, currencyCode: 'EUR' }
    return { transactionId, walletTransactionId: `w-${transactionId}`, payment, balance }
  }

  #bet({ transactionId, roundId, amount, sessionId, bonusId }: BetRequest): unknown {
    if (this.#tombstones.has(transactionId)) throw new Refusal('bet-rolled-back')
    if (!this.#isValid(sessionId)) throw new Refusal('session-invalid')
    if (this.isBlocked) throw new Refusal('play-blocked')
    if (this.postings.has(transactionId)) return this.#reply(transactionId)
    if (this.closed.has(roundId)) throw new Refusal('round-closed')
    const bonus = this.bonuses.find((candidate) => candidate.bonusId === bonusId)
    if (bonusId && bonus?.value !== amount) throw new Refusal('bonus-unusable')
    if (!bonusId && amount > this.balance) throw new Refusal('insufficient-funds')
    const playerId = this.#earlierPlayers.get(sessionId) ?? this.playerId
    this.postings.set(transactionId, { kind: 'bet', amount: bonusId ? 0 : amount, roundId, playerId })
    if (!bonusId) this.balance -= amount
    return this.#reply(transactionId, bonusId ? 'gaming-bonus' : 'balance')
  }

  #win({ transactionId, roundId, amount, isRoundClosed, jackpot }: WinRequest): unknown {
    if (this.postings.has(transactionId)) return this.#reply(transactionId)
    if (this.of('bet', roundId).length === 0) throw new Refusal('round-unknown')
    this.postings.set(transactionId, { kind: 'win', amount, roundId, jackpot })
    this.balance += amount
    if (isRoundClosed) this.closed.add(roundId)
    return this.#reply(transactionId)
  }

  #rollback({ transactionId, roundId, betTransactionId }: RollbackRequest): unknown {
    if (this.postings.has(transactionId)) return this.#reply(transactionId)
    const bet = this.postings.get(betTransactionId)
    if (this.of('win', roundId).length > 0) throw new Refusal('round-settled')
    this.#tombstones.add(betTransactionId)
    this.postings.set(transactionId, { kind: 'rollback', amount: bet?.amount ?? 0, roundId, reverses: betTransactionId })
    this.balance += bet?.amount ?? 0
    if (this.of('rollback', roundId).length >= this.of('bet', roundId).length) this.closed.add(roundId)
    return this.#reply(transactionId)
  }
}

const send = (response: ServerResponse, { status, body }: { status: number; body: unknown }): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const STATUS: Partial<Record<WalletErrorCode, number>> = {
  'insufficient-funds': 402,
  'play-blocked': 403,
  'play-stopped': 403,
  'limit-reached': 403,
  'round-unknown': 404,
  'session-invalid': 401,
  'launch-token-invalid': 401,
  'signature-invalid': 401,
}
const refusal = (code: WalletErrorCode) => ({
  status: STATUS[code] ?? 409,
  body: { type: 'about:blank', title: 'Refused', status: STATUS[code] ?? 409, errorCode: code },
})
