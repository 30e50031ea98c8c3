import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/live-category.route'
import { categoryPage } from './category-page.server.ts'
import { GameListPage } from './game-list-page.tsx'
import { listMeta } from './list-meta.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return { ...categoryPage(content, 'Live', params.slug, request), origin: readConfiguration(context).origin }
}

export const meta: Route.MetaFunction = (args) => {
  const { title = '', lead, games, list, origin = '' } = args.loaderData ?? {}
  return listMeta(args, { title, description: lead, page: games?.page, query: list?.query, parent: 'live', origin })
}

/** A category of the live casino [2.10]. */
export default function LiveCategory({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('live-lobby'), href: addressOf('preview-live-casino', {}, usePreview()) }
  return <GameListPage {...loaderData} parent={parent} live />
}
