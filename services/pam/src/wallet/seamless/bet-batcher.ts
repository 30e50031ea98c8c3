import type { BetRequest, Payment } from '@herna/contract/wallet'
import type pg from 'pg'
import type { PamContext } from '../../foundation/index.ts'

/** A row of `pam.wallet_bets`; amounts in cents. */
export interface WrittenBet {
  transaction: string
  payment: Payment
  cash: string
  bonus: string
  held: string
}

interface PendingBet {
  provider: string
  call: BetRequest
  resolve: (written: WrittenBet | null) => void
  reject: (error: unknown) => void
}

/** Maximum milliseconds a bet waits for others. */
const MAX_WAIT_MS = 3
const MAX_BATCH_SIZE = 32
/** See `migrations/0006-wallet.sql`. */
const BETS = { name: 'wallet-bets', text: 'SELECT * FROM pam.wallet_bets($1, $2, $3, $4, $5, $6, $7)' }

export interface BetBatcher {
  /**
   * Writes the bet in a batch with other pending bets. Null: it must be posted alone, inside `runAlone`, so that others wait for
   * it.
   */
  write(provider: string, call: BetRequest): Promise<WrittenBet | null>
  runAlone<T>(work: () => Promise<T>): Promise<T>
}

/** A bet that arrives while none is in progress runs alone at once; those that arrive meanwhile share the next statement. */
export function createBetBatcher({ pool, now }: Pick<PamContext, 'pool' | 'now'>): BetBatcher {
  const pending: PendingBet[] = []
  let inProgress = 0
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = pending.splice(0, MAX_BATCH_SIZE)
    if (batch.length === 1) batch[0]?.resolve(null)
    else if (batch.length > 1) void track(() => writeBatch(pool, batch, now()))
    if (pending.length > 0) scheduleBatch()
  }
  const scheduleBatch = () => {
    if (inProgress === 0) flush()
    else timer ??= setTimeout(flush, MAX_WAIT_MS)
  }
  const track = async <T>(work: () => Promise<T>): Promise<T> => {
    inProgress += 1
    try {
      return await work()
    } finally {
      inProgress -= 1
      if (pending.length > 0) scheduleBatch()
    }
  }
  return {
    write: (provider, call) =>
      new Promise((resolve, reject) => {
        pending.push({ provider, call, resolve, reject })
        // Bets read from the sockets in the same turn share a batch.
        if (pending.length === 1) setImmediate(scheduleBatch)
      }),
    runAlone: track,
  }
}

async function writeBatch(pool: PamContext['pool'], bets: readonly PendingBet[], at: Date): Promise<void> {
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
    const writtenBets = new Map(rows.map((row) => [row.n, row]))
    for (const [index, bet] of bets.entries()) bet.resolve(writtenBets.get(index + 1) ?? null)
  } catch (error) {
    const isCausedByRow = ROW_ERROR.test((error as pg.DatabaseError).code ?? '')
    for (const { resolve, reject } of bets) {
      if (isCausedByRow) resolve(null)
      else reject(error)
    }
  }
}
/** SQLSTATE classes of a faulty row (data, constraint, deadlock): the whole batch was rolled back. */
const ROW_ERROR = /^(22|23|40)/
