import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { useTexts } from '../texts/index.ts'
import { readConfiguration, readContent } from '../loader-context/index.ts'
import type { Route } from './+types/live-category.route'
import { categoryPage } from './list-view.server.ts'
import { LiveGameListPage } from './live-game-list-page.tsx'
import { listMeta } from '../game-lists/index.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return { ...categoryPage(content, 'Live', params.slug, request), origin: readConfiguration(context).origin }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) => {
  return listMeta(args, { title: args.loaderData?.title ?? '', description: args.loaderData?.lead, parent: 'live' })
}

/** A category of the live casino [2.10]. */
export default function LiveCategory({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('live-lobby'), route: 'preview-live-casino' } as const
  return <LiveGameListPage {...loaderData} parent={parent} />
}
