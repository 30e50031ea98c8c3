import { pageWidgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/all-games.route'
import { GameListPage } from './game-list-page.tsx'
import { withWidgets } from './list-with-widgets.server.ts'
import { listMeta } from './list-meta.ts'
import { filteredPage } from './list-view.server.ts'
import { asksServer } from './shown-list.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return {
    ...withWidgets(filteredPage(content, 'Casino', request), pageWidgets(content, 'AllGames'), content),
    seo: await readPageSeo(context, request, 'AllGames'),
    origin: readConfiguration(context).origin,
  }
}

export const shouldRevalidate = asksServer

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: texts['all-games'],
    description: texts['all-games-description'],
    seo: args.loaderData?.seo,
    page: args.loaderData?.games.page,
    query: args.loaderData?.list.query,
    parent: 'lobby',
    origin: args.loaderData?.origin ?? '',
  })

/** All games of the casino [2.4]. */
export default function AllGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), href: addressOf('preview', {}, usePreview()) }
  return <GameListPage {...loaderData} title={t('all-games')} parent={parent} />
}
