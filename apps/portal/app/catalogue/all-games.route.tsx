import { readEditedPage } from '../layout-widgets/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/all-games.route'
import { GameListPage } from './game-list-page.tsx'
import { listMeta } from '../game-lists/index.ts'
import { filteredPage } from './list-view.server.ts'
import { needsServer } from './list-state.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'AllGames')
  const title = menuTitle(content, 'preview-all-games') ?? texts['all-games']
  return { ...page, ...filteredPage(content, 'Casino', request), title }
}

export const shouldRevalidate = needsServer

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: args.loaderData?.title ?? '',
    description: texts['all-games-description'],
    parent: 'lobby',
  })

/** All games of the casino [2.4]. */
export default function AllGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), route: 'preview' } as const
  return <GameListPage {...loaderData} parent={parent} />
}
