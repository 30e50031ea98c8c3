import { data } from 'react-router'
import { breadcrumbs, gameData, pageMeta } from '../seo/index.ts'
import lobby from '../texts/sk-SK/lobby.json'
import { pageNotFound, readConfiguration, readContent, readItem } from '../loader-context/index.ts'
import { addressOf, gameImage } from '../urls/index.ts'
import type { Route } from './+types/game.route'
import { gamePageOf } from './game-page.server.ts'
import { GamePage } from './game-page.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const game = content.gameByCode.get(params.game)
  if (!game) throw pageNotFound(request)
  // Without its details the game is still shown and playable, but such a page is not cached [8.26].
  const details = await readItem(context, request, 'game', game.gameCode).catch(() => null)
  const configuration = readConfiguration(context)
  const view = {
    ...gamePageOf(game, details?.info ?? null, content),
    incomplete: details === null,
    picture: gameImage(configuration, game, 'landscape', 1280),
    origin: configuration.origin,
  }
  return data(view, { headers: details ? {} : { 'Cache-Control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const game = args.loaderData
  if (!game) return pageMeta(args, { title: '' })
  const { name } = game.tile
  const path = args.location.pathname
  const provider = game.provider?.name ?? null
  const crumbs = [
    { name: lobby.casino, path: addressOf('preview') },
    { name, path },
  ]
  return pageMeta(args, {
    title: provider ? `${name} – ${provider}` : name,
    description: game.description,
    image: game.picture,
    structuredData: [
      gameData(game.origin, { name, path, description: game.description, image: game.picture, provider }),
      breadcrumbs(game.origin, crumbs),
    ],
  })
}

/** One game [2.15]. */
export default function Game({ loaderData }: Route.ComponentProps) {
  return <GamePage game={loaderData} />
}
