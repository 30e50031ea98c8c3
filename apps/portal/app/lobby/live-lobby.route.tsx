import { pageMeta, readPageSeo } from '../seo/index.ts'
import texts from '../texts/sk-SK/lobby.json'
import { menuTitle } from '../wires/menu-title.ts'
import { readContent } from '../wires/read-content.ts'
import type { Route } from './+types/live-lobby.route'
import { lobbyOf } from './lobby.server.ts'
import { LobbyPage } from './lobby-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)

  return {
    ...lobbyOf(content, 'LiveLobby'),
    title: menuTitle(content, 'preview-live-casino') ?? texts.live,
    tables: content.games.filter((game) => game.type === 'Live').length,
    seo: await readPageSeo(context, request, 'LiveLobby'),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: texts['live-description'],
    seo: args.loaderData?.seo,
  })

/** The live lobby [2.6]. */
export default function LiveLobby({ loaderData }: Route.ComponentProps) {
  return <LobbyPage {...loaderData} titled />
}
