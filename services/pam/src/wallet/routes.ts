import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../foundation/index.ts'
import { addPlayedRoutes } from './played/index.ts'
import { addPlayerDataRoutes } from './player-data/player-data.routes.ts'

export function addWalletGatewayRoutes(app: FastifyInstance, context: PamContext): void {
  addPlayerDataRoutes(app, context)
  addPlayedRoutes(app, context)
}
