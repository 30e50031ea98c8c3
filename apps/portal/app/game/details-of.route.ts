import { ERROR_KEYS } from '@herna/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { readContent, readItem } from '../loader-context/index.ts'
import { gameDetailsOf } from './game-details.server.ts'

/** What the drawer shows besides the tile, fetched when it opens [3.22] [7.32]: `/hra/{game}/udaje.json`. A failure names its text [8.26]. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const game = content.gameByCode.get(params.game ?? '')
  if (!game) return Response.json({ key: ERROR_KEYS.pageNotFound }, { status: 404 })
  const details = await readItem(context, request, 'game', game.gameCode).catch(() => null)
  if (!details) return Response.json({ key: ERROR_KEYS.gameDetails }, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  return Response.json(gameDetailsOf(game, details.info, content))
}
