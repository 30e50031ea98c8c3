import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { readConfiguration, readContent } from '../loader-context/index.ts'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/live-all-games.route'
import { LiveGameListPage } from './live-game-list-page.tsx'
import { listMeta } from '../game-lists/index.ts'
import { filteredPage } from './list-view.server.ts'
import { needsServer } from './list-state.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return {
    ...filteredPage(content, 'Live', request),
    title: menuTitle(content, 'preview-live-casino-all-games') ?? texts['live-all-games'],
    origin: readConfiguration(context).origin,
  }
}

export const shouldRevalidate = needsServer

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: args.loaderData?.title ?? '',
    description: texts['live-all-games-description'],
    parent: 'live',
  })

/** All live and table games [2.7]. */
export default function LiveAllGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('live-lobby'), route: 'preview-live-casino' } as const
  return <LiveGameListPage {...loaderData} parent={parent} />
}
