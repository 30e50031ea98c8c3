import { platform } from '@herna/contract/player'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addDays, CURRENCY, dayOf, type PamContext } from '../foundation/index.ts'
import { confirmPassword, requireSession } from '../identity/index.ts'
import { answerPendingLimits, changeLimit } from './change-limit.ts'
import { describeProtection } from './describe-protection.ts'
import { exclude, monthsLater, panicEnds } from './exclude.ts'
import { readMonths } from './totals.store.ts'

const tags = ['protection']
const YEAR_DAYS = 366
const OLDEST_YEARS_DAYS = 10 * YEAR_DAYS

export function addProtectionPlatformRoutes(app: FastifyInstance, context: PamContext): void {
  const signedIn = (request: FastifyRequest) => requireSession(context, request, 'platform')
  addOperation(app, platform.protection, { summary: 'Limits, exclusions and session (§ 32)', tags }, async ({ request }) =>
    describeProtection(context, await signedIn(request)),
  )
  const set = { summary: 'Sets a limit: stricter at once, looser on the seventh day', tags }
  addOperation(app, platform.setLimit, set, async ({ body, request }) => {
    const current = await signedIn(request)
    await changeLimit(context, current.player.id, body, request.ip)
    return describeProtection(context, current)
  })
  const answerOptions = { summary: 'Accepts or withdraws pending looser limits [7.42]', tags }
  addOperation(app, platform.answerPendingLimits, answerOptions, async ({ body, request }) => {
    const current = await signedIn(request)
    await answerPendingLimits(context, current.player.id, body.accept, request.ip)
    return describeProtection(context, current)
  })
  addExclusionRoutes(app, context)
  addStatementRoute(app, context)
}

function addExclusionRoutes(app: FastifyInstance, context: PamContext): void {
  addOperation(app, platform.exclude, { summary: 'Excludes the player, at once [6.7]', tags }, async ({ body, request }) => {
    const current = await requireSession(context, request, 'platform')
    const { product, gameType, months, password } = body
    await confirmPassword(context, current, password, request.ip)
    const endsAt = months === null ? null : monthsLater(context.now(), months)
    const exclusion = { playerId: current.player.id, reason: 'self' as const, product, gameType, endsAt }
    await exclude(context, exclusion, { actor: 'player', address: request.ip })
    return describeProtection(context, current)
  })
  // One press: no password and no confirmation.
  addOperation(app, platform.panicButton, { summary: 'Excludes the player for 24 hours, at once', tags }, async ({ request }) => {
    const current = await requireSession(context, request, 'platform')
    const endsAt = panicEnds(context.now())
    const exclusion = {
      playerId: current.player.id,
      reason: 'panic-button' as const,
      product: 'CrossProduct' as const,
      gameType: null,
      endsAt,
    }
    await exclude(context, exclusion, { actor: 'player', address: request.ip })
    return describeProtection(context, current)
  })
}

function addStatementRoute(app: FastifyInstance, context: PamContext): void {
  const statementOptions = { summary: 'Statement by months; default: the last year (GLI-19 2.5.7)', tags }
  addOperation(app, platform.statement, statementOptions, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    const today = dayOf(context.now())
    const to = query.to ?? today
    const from = query.from ?? addDays(to, 1 - YEAR_DAYS)
    if (from > to) throw badField('from', 'expected a day before the last one')
    if (from < addDays(today, -OLDEST_YEARS_DAYS)) throw badField('from', 'expected a day of the last ten years')
    const months = await readMonths(context.pool, player.id, from, to)
    const sum = (field: 'deposited' | 'withdrawn' | 'staked' | 'won') => months.reduce((total, month) => total + month[field], 0)
    const total = { deposited: sum('deposited'), withdrawn: sum('withdrawn'), staked: sum('staked'), won: sum('won') }
    return { from, to, currencyCode: CURRENCY, months, total }
  })
}
