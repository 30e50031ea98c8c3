import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { useTexts } from '../texts/index.ts'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import type { Route } from './+types/collection.route'
import { gamesOf, listMeta } from '../game-lists/index.ts'
import { GameListPage } from './game-list-page.tsx'
import { orderedPage } from './list-view.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const collection = content.collections.find((each) => each.slug === params.slug)
  if (!collection) throw pageNotFound(request)
  return {
    ...orderedPage(gamesOf(collection.games, content), 'collection', collection, content, request),
    title: collection.title,
    lead: collection.description,
    origin: readConfiguration(context).origin,
  }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) => {
  return listMeta(args, { title: args.loaderData?.title ?? '', description: args.loaderData?.lead, parent: 'collections' })
}

/** One collection [2.19] [3.26]. */
export default function Collection({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('collections'), route: 'preview-collections' } as const
  return <GameListPage {...loaderData} parent={parent} />
}
