import { launchPage, launchQuery } from '@herna/contract/games'
import { ProblemError, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { GameHostContext } from '../context.ts'
import { setPageHeaders } from './page-headers.ts'
import { clientOf } from './client-of.ts'
import { LAUNCH_PROBLEMS, type LaunchProblem, PROBLEM_STYLE, problemPage } from './problem-page.ts'

/** GET /launch/{gameCode}: the address a provider's launch template fills [5.4]. Whoever opens it is a player: every answer is a page. */
export function addLaunchRoutes(app: FastifyInstance, { games, settings, clients, requirePermit }: GameHostContext): void {
  const refuse = (reply: FastifyReply, problem: LaunchProblem) => {
    setPageHeaders(reply, settings.framedBy, PROBLEM_STYLE)
    return reply.code(LAUNCH_PROBLEMS[problem].status).send(problemPage(problem))
  }
  const schema = {
    summary: 'The page of a game',
    tags: ['launch'],
    params: launchPage.params,
    querystring: z.record(z.string(), z.unknown()),
  }
  typed(app).get(launchPage.path, { schema }, async (request, reply) => {
    const game = games.find(request.params.gameCode)
    if (!game) return refuse(reply, 'unknown')
    const query = launchQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, 'query')
    if (query.data.mode === 'real' && !query.data.tempToken) return refuse(reply, 'real')
    const isPermitted = await requirePermit(request.params.gameCode, query.data.permit).then(() => true, isRefused)
    if (!isPermitted) return refuse(reply, 'password')
    const page = await clients[clientOf(game.engine.kind)].page()
    if (page === null) return refuse(reply, 'notBuilt')
    setPageHeaders(reply, settings.framedBy)
    return reply.send(page)
  })
}

function isRefused(error: unknown): false {
  if (error instanceof ProblemError) return false
  throw error
}
