import { launchPage, launchQuery } from '@herna/contract/games'
import { ProblemError, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { GameHostContext } from '../context.ts'
import { clientOf } from './client-of.ts'
import { withLoadingScreen } from './loading-markup.ts'
import { LAUNCH_PROBLEMS, type LaunchProblem, PROBLEM_SOURCES, problemPage } from './problem-page.ts'

/** GET /launch/{gameCode}: the launch URL of the provider's template [5.4]. Players open it, so errors are pages too. */
export function addLaunchRoutes(app: FastifyInstance, { games, settings, clients, requirePermit }: GameHostContext): void {
  const sendProblem = (reply: FastifyReply, problem: LaunchProblem) => {
    setPageHeaders(reply, settings.framedBy, PROBLEM_SOURCES)
    return reply.code(LAUNCH_PROBLEMS[problem].status).send(problemPage(problem))
  }
  const schema = {
    summary: 'The page of a game',
    tags: ['launch'],
    params: launchPage.params,
    querystring: z.record(z.string(), z.unknown()),
  }
  withZodTypes(app).get(launchPage.path, { schema }, async (request, reply) => {
    const game = games.find(request.params.gameCode)
    if (!game) return sendProblem(reply, 'unknown')
    const query = launchQuery.safeParse(request.query)
    if (!query.success) return sendProblem(reply, 'query')
    if (query.data.mode === 'demo' && game.engine.kind === 'live') return sendProblem(reply, 'demo')
    if (query.data.mode === 'real' && !query.data.tempToken) return sendProblem(reply, 'real')
    const isPermitted = await requirePermit(request.params.gameCode, query.data.permit).then(() => true, isRefused)
    if (!isPermitted) return sendProblem(reply, 'password')
    const page = await clients[clientOf(game.engine.kind)].page()
    if (page === null) return sendProblem(reply, 'notBuilt')
    // Not every browser takes 'self' for a WebSocket of the same host.
    const sockets = game.engine.kind === 'live' ? settings.origin.replace(/^http/, 'ws') : ''
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    const loading = withLoadingScreen(page, game, { portal: settings.framedBy[0], mode: query.data.mode, isFramed })
    setPageHeaders(reply, settings.framedBy, { sockets, styles: loading.style })
    return reply.send(loading.page)
  })
}

function isRefused(error: unknown): false {
  if (error instanceof ProblemError) return false
  throw error
}

/** Headers of a page shown in the portal's iframe: only own files may load, only the portals may frame it [S2]. */
function setPageHeaders(
  reply: FastifyReply,
  framedBy: readonly string[],
  { scripts = "'self'", styles = "'self'", sockets = '' },
): void {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${sockets}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
  ]
  reply
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    .header('cache-control', 'no-store')
    // X-Frame-Options cannot name another origin and would block the portal's iframe.
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
}
