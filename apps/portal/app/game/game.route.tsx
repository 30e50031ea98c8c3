import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageNotFound } from '../wires/not-found.ts'
import { readContent, readItem } from '../wires/read-content.ts'
import { GamePage } from './game-page.tsx'
import { gamePageOf } from './game-page.server.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const game = content.gameByCode.get(params.game ?? '')
  if (!game) throw pageNotFound(request)
  // Without its details the game can still be seen and played; such a page is not kept [8.26].
  const details = await readItem(context, request, 'game', game.gameCode).catch(() => null)
  const headers: HeadersInit = details ? {} : { 'Cache-Control': 'no-store' }
  return data({ ...gamePageOf(game, details?.info ?? null, content), incomplete: details === null }, { headers })
}

/** One game [2.15]. */
export default function GameRoute() {
  return <GamePage game={useLoaderData<typeof loader>()} />
}
