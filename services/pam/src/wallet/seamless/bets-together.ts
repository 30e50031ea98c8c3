import type { BetRequest, Payment } from '@herna/contract/wallet'
import type pg from 'pg'
import type { PamContext } from '../../foundation/index.ts'

/** As the database answers; amounts in cents. */
export interface WrittenBet {
  transaction: string
  payment: Payment
  cash: string
  bonus: string
  held: string
}

interface Waiting {
  provider: string
  call: BetRequest
  tell: (written: WrittenBet | null) => void
  fail: (error: unknown) => void
}

/** Milliseconds: nobody waits longer for company, whatever is under way. */
const LONGEST_WAIT = 3
const MOST_TOGETHER = 32
/** Of `migrations/0006-wallet.sql`. */
const BETS = { name: 'wallet-bets', text: 'SELECT * FROM pam.wallet_bets($1, $2, $3, $4, $5, $6, $7)' }

export interface BetsTogether {
  /** Writes the bet together with others that wait. Null: it is to be asked for alone, inside `alone`, so that others know of it. */
  write(provider: string, call: BetRequest): Promise<WrittenBet | null>
  alone<T>(ask: () => Promise<T>): Promise<T>
}

/** A bet that comes while none is under way is asked for alone and waits for nobody; those that come meanwhile share the next statement. */
export function createBetsTogether({ pool, now }: Pick<PamContext, 'pool' | 'now'>): BetsTogether {
  const waiting: Waiting[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | undefined

  const start = () => {
    clearTimeout(timer)
    timer = undefined
    const some = waiting.splice(0, MOST_TOGETHER)
    if (some.length === 1) some[0]?.tell(null)
    else if (some.length > 1) void under(() => writeTogether(pool, some, now()))
    if (waiting.length > 0) expectCompany()
  }
  const expectCompany = () => {
    if (underWay === 0) start()
    else timer ??= setTimeout(start, LONGEST_WAIT)
  }
  const under = async <T>(ask: () => Promise<T>): Promise<T> => {
    underWay += 1
    try {
      return await ask()
    } finally {
      underWay -= 1
      if (waiting.length > 0) expectCompany()
    }
  }
  return {
    write: (provider, call) =>
      new Promise((tell, fail) => {
        waiting.push({ provider, call, tell, fail })
        // What was read from the sockets in this turn comes together.
        if (waiting.length === 1) setImmediate(expectCompany)
      }),
    alone: under,
  }
}

async function writeTogether(pool: PamContext['pool'], bets: readonly Waiting[], at: Date): Promise<void> {
  const values = [
    bets.map(({ provider }) => provider),
    bets.map(({ call }) => call.sessionId),
    bets.map(({ call }) => call.transactionId),
    bets.map(({ call }) => call.roundId),
    bets.map(({ call }) => call.gameCode),
    bets.map(({ call }) => call.amount),
    at,
  ]
  try {
    const { rows } = await pool.query<WrittenBet & { n: number }>({ ...BETS, values })
    const written = new Map(rows.map((row) => [row.n, row]))
    for (const [index, bet] of bets.entries()) bet.tell(written.get(index + 1) ?? null)
  } catch (error) {
    const wasOneOfThem = CAUSED_BY_A_ROW.test((error as pg.DatabaseError).code ?? '')
    for (const { tell, fail } of bets) {
      if (wasOneOfThem) tell(null)
      else fail(error)
    }
  }
}
/** A value, a constraint, a deadlock: it took the others with it, and nothing was written. */
const CAUSED_BY_A_ROW = /^(22|23|40)/
