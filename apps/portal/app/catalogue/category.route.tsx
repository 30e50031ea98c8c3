import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { useTexts } from '../texts/index.ts'
import { readConfiguration, readContent } from '../loader-context/index.ts'
import type { Route } from './+types/category.route'
import { categoryPage } from './list-view.server.ts'
import { GameListPage } from './game-list-page.tsx'
import { listMeta } from '../game-lists/index.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return { ...categoryPage(content, 'Casino', params.slug, request), origin: readConfiguration(context).origin }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) => {
  return listMeta(args, { title: args.loaderData?.title ?? '', description: args.loaderData?.lead, parent: 'lobby' })
}

/** A category of the casino [2.18]. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), route: 'preview' } as const
  return <GameListPage {...loaderData} parent={parent} />
}
