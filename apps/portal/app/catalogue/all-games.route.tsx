import { pageWidgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/all-games.route'
import { gamesOfLobby } from './game-list.ts'
import { GameListPage } from './game-list-page.tsx'
import { listWithWidgets } from './list-with-widgets.server.ts'
import { listMeta } from './list-meta.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return {
    ...listWithWidgets(gamesOfLobby(content, 'Casino'), request, content, pageWidgets(content, 'AllGames')),
    seo: await readPageSeo(context, request, 'AllGames'),
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: texts['all-games'],
    description: texts['all-games-description'],
    seo: args.loaderData?.seo,
    page: args.loaderData?.games.page,
    parent: 'lobby',
    origin: args.loaderData?.origin ?? '',
  })

/** All games of the casino [2.4]. */
export default function AllGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), href: addressOf('preview', {}, usePreview()) }
  return <GameListPage {...loaderData} title={t('all-games')} parent={parent} />
}
