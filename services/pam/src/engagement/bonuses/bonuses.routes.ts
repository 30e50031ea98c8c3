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

/** What the gateway tells of bonuses [7.15]–[7.20]. Reading is open to everybody; taking is not (M12). */
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
    const wants = { template: body.returnBonusTemplateDetails }
    return { bonuses: bonuses.map((bonus) => describeGamingBonus(bonus, wants)).filter((bonus) => bonus !== null) }
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

const toWire = (codes: readonly string[]) => ({ bonusTemplateOptIns: codes.map((templateCode) => ({ templateCode })) })

function addOptInRoutes(app: FastifyInstance, context: EngagementContext): void {
  addOperation(app, gateway.optedIn, { summary: 'Templates the player takes part in [7.18]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toWire(await readOptIns(context.pool, player.id))
  })
  addOperation(app, gateway.optIn, { summary: 'Opts in; twice is once [7.19]', tags }, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toWire(await optIn(context, player, body.templateCode, request.ip))
  })
  addOperation(app, gateway.optOut, { summary: 'Opts out; twice is once [7.20]', tags }, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toWire(await optOut(context, player, body.templateCode, request.ip))
  })
}

/** The answers to a bonus, on the platform [7.42]. */
export function addBonusAnswerRoutes(app: FastifyInstance, context: PamContext): void {
  const answer = { summary: 'Accepts, declines or gives up a bonus; twice is once [4.24]', tags }
  addOperation(app, platform.answerBonus, answer, async ({ params: { id }, body, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return describeBonus(await answerBonus(context, player, id, body.answer, request.ip))
  })
  addOperation(
    app,
    platform.bonusLoss,
    { summary: 'What giving a bonus up would lose', tags },
    async ({ params: { id }, request }) => {
      const { player } = await requireSession(context, request, 'platform')
      return lossOf(context.pool, player.id, id)
    },
  )
}
