import { addOperation } from '@herna/service-kit'
import { gateway } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../sessions/current-session.ts'

const tags = ['player data']
const toTags = (tags: readonly string[]) => ({ tags: tags.map((name) => ({ name })) })

/** Player preferences of the gateway: the hidden balance [7.7] [7.8] and tags [7.11]–[7.13]. */
export function addPreferenceRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool } = context
  addOperation(app, gateway.balanceHidden, { summary: 'Whether the balance is hidden [7.7]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return { balanceHidden: player.balanceHidden }
  })
  addOperation(
    app,
    gateway.setBalanceHidden,
    { summary: 'Hides or shows the balance [7.8]', tags },
    async ({ body, request }) => {
      const { player } = await requireSession(context, request, 'gateway')
      await pool.query('UPDATE pam.players SET balance_hidden = $2 WHERE id = $1', [player.id, body.balanceHidden])
      return body
    },
  )
  addOperation(app, gateway.playerTags, { summary: 'Tags the operator gave the player [7.11]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toTags(player.playerTags)
  })
  addOperation(app, gateway.marketingTags, { summary: 'Marketing tags [7.12]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return toTags(player.marketingTags)
  })
  const set = { summary: 'Sets the marketing tags; each counts once [7.13]', tags }
  addOperation(app, gateway.setMarketingTags, set, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const names = [...new Set(body.tags.map(({ name }) => name))]
    await pool.query('UPDATE pam.players SET marketing_tags = $2 WHERE id = $1', [player.id, names])
    return toTags(names)
  })
}
