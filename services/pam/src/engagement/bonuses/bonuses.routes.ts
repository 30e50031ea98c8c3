import { addOperation } from '@herna/service-kit'
import { gateway, platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { EngagementContext } from '../context.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { answerBonus, lossOf } from './answer-bonus.ts'
import { findBonus, readBonuses } from './bonuses.store.ts'
import { describeBonus, describeDetails, describeGamingBonus } from './describe-bonus.ts'
import { optIn, optOut, readOptIns } from './opt-in.ts'

const tags = ['bonuses']

/** The gateway's bonus operations [7.15]–[7.20]. Reading is always allowed; taking a bonus is not (M12). */
export function addBonusRoutes(app: FastifyInstance, context: EngagementContext): void {
  const { pool } = context
  const list = { summary: 'Bonuses; cash is not listed [7.17] [4.21]', tags }
  addOperation(app, gateway.bonuses, list, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const bonuses = await readBonuses(pool, player.id, query.statusFilter)
    return { bonuses: bonuses.filter(({ playType }) => playType !== 'cash').map(describeBonus) }
  })
  const gaming = { summary: 'Free spins and golden chips [7.16] [3.51]', tags }
  addOperation(app, gateway.gamingBonuses, gaming, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const bonuses = await readBonuses(pool, player.id, body.statusFilter)
    const include = { template: body.returnBonusTemplateDetails }
    return { bonuses: bonuses.map((bonus) => describeGamingBonus(bonus, include)).filter((bonus) => bonus !== null) }
  })
  const details = { summary: 'One bonus and its template [7.15]', tags }
  addOperation(app, gateway.bonusDetails, details, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const bonus = await findBonus(pool, player.id, query.bonusId)
    if (!bonus) throw refuse(404, 'bonus-unknown', 'There is no such bonus.', 'bonusId')
    return describeDetails(bonus, { template: query.returnBonusTemplateDetails, gamingContexts: query.returnGamingContexts })
  })
  addOptInRoutes(app, context)
}

const toReply = (codes: readonly string[]) => ({ bonusTemplateOptIns: codes.map((templateCode) => ({ templateCode })) })

function addOptInRoutes(app: FastifyInstance, context: EngagementContext): void {
  addOperation(app, gateway.optedIn, { summary: 'Templates the player opted in to [7.18]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toReply(await readOptIns(context.pool, player.id))
  })
  addOperation(app, gateway.optIn, { summary: 'Opts in; idempotent [7.19]', tags }, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toReply(await optIn(context, player, body.templateCode, request.ip))
  })
  addOperation(app, gateway.optOut, { summary: 'Opts out; idempotent [7.20]', tags }, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toReply(await optOut(context, player, body.templateCode, request.ip))
  })
}

/** Answering bonus offers, on the platform [7.42]. */
export function addBonusAnswerRoutes(app: FastifyInstance, context: PamContext): void {
  const answerOptions = { summary: 'Accepts, declines or cancels a bonus; idempotent [4.24]', tags }
  addOperation(app, platform.answerBonus, answerOptions, async ({ params: { id }, body, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return describeBonus(await answerBonus(context, player, id, body.answer, request.ip))
  })
  addOperation(
    app,
    platform.bonusLoss,
    { summary: 'What cancelling a bonus would forfeit', tags },
    async ({ params: { id }, request }) => {
      const { player } = await requireSession(context, request, 'platform')
      return lossOf(context.pool, player.id, id)
    },
  )
}
