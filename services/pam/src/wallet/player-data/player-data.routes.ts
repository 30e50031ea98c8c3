import { addOperation } from '@herna/service-kit'
import { type ClientOverview, gateway, type PaymentStatistic, type PlayerInfo } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { type Player, requireSession } from '../../identity/index.ts'
import { CURRENCY, type PamContext, type Queryable } from '../../foundation/index.ts'
import { listExclusions } from '../../protection/index.ts'
import { readBalances } from '../ledger/index.ts'

const tags = ['player data']
const PLAYER_CLIENT = 'herna'

/** Player data of the portal [3.49] [3.50]. Available to excluded players too. */
export function addPlayerDataRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool } = context
  addOperation(app, gateway.balances, { summary: 'Balances by type, in cents [7.6]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return { balances: await readBalances(pool, player.id) }
  })
  const routeOptions = { summary: 'The requested player data [7.9]', tags }
  addOperation(app, gateway.playerInfo, routeOptions, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const info = await infoOf(context, player)
    return Object.fromEntries(query.requestedPlayerData.map((field) => [field, info[field]])) as PlayerInfo
  })
  addOperation(app, gateway.clientOverview, { summary: 'Name, balances, exclusions [7.21]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return overviewOf(context, player)
  })
  addOperation(
    app,
    gateway.paymentStatistic,
    { summary: 'Deposits and withdrawals so far [7.14]', tags },
    async ({ request }) => {
      const { player } = await requireSession(context, request, 'gateway')
      return readPaymentStatistic(pool, player.id)
    },
  )
}

/** `accountBusinessPhase`: registered, verified, depositor. */
async function infoOf({ pool, now }: PamContext, player: Player): Promise<Required<PlayerInfo>> {
  const { depositCount } = await readPaymentStatistic(pool, player.id)
  const verified = player.emailVerifiedAt === null ? 'registered' : 'verified'
  const exclusions = await listExclusions(pool, player.id, now())
  return {
    language: player.language,
    username: player.username,
    accountBusinessPhase: depositCount > 0 ? 'depositor' : verified,
    userId: player.id,
    sex: player.sex,
    phone: player.phone,
    email: player.email,
    city: player.city,
    playerClientId: `${PLAYER_CLIENT}-${player.id}`,
    suspended: exclusions.some(({ reason }) => reason === 'suspended'),
  }
}

async function overviewOf({ pool, now }: PamContext, player: Player): Promise<ClientOverview> {
  const exclusions = await listExclusions(pool, player.id, now())
  return {
    userId: player.id,
    username: player.username,
    balances: await readBalances(pool, player.id),
    selfExclusion: {
      productSettings: exclusions.map(({ product, reason, endsAt, gameType }) => ({
        product,
        reason,
        endsAt: endsAt?.toISOString() ?? null,
        gameType,
      })),
    },
  }
}

interface Row {
  kind: 'deposit' | 'withdrawal'
  count: number
  amount: string
  first: Date
  last: Date
}

/** [7.14]; the shape is defined in the contract. */
async function readPaymentStatistic(db: Queryable, playerId: string): Promise<PaymentStatistic> {
  const { rows } = await db.query<Row>(
    `SELECT kind, count(*)::int AS count, sum(amount) AS amount, min(at) AS first, max(at) AS last
     FROM pam.payments WHERE player_id = $1 GROUP BY kind`,
    [playerId],
  )
  const deposits = rows.find(({ kind }) => kind === 'deposit')
  const withdrawals = rows.find(({ kind }) => kind === 'withdrawal')
  return {
    currencyCode: CURRENCY,
    depositCount: deposits?.count ?? 0,
    depositAmount: Number(deposits?.amount ?? 0),
    firstDepositDate: deposits?.first.toISOString() ?? null,
    lastDepositDate: deposits?.last.toISOString() ?? null,
    withdrawalCount: withdrawals?.count ?? 0,
    withdrawalAmount: Number(withdrawals?.amount ?? 0),
    lastWithdrawalDate: withdrawals?.last.toISOString() ?? null,
  }
}
