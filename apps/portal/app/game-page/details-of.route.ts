import { ERROR_KEYS } from '@herna/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { readContent, readItem } from '../loader-context/index.ts'
import { gameDetailsOf } from './game-details.server.ts'

/** `/hra/{game}/udaje.json`: game details for the drawer [3.22] [7.32]. Errors: 404 or 502 with `{ key }`, the key of the text to show [8.26]. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const game = content.gameByCode.get(params.game ?? '')
  if (!game) return Response.json({ key: ERROR_KEYS.pageNotFound }, { status: 404 })
  const details = await readItem(context, request, 'game', game.gameCode).catch(() => null)
  if (!details) return Response.json({ key: ERROR_KEYS.gameDetails }, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  return Response.json(gameDetailsOf(game, details.info, content))
}
