import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/category.route'
import { categoryPage } from './category-page.server.ts'
import { GameListPage } from './game-list-page.tsx'
import { listMeta } from './list-meta.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  return { ...categoryPage(content, 'Casino', params.slug, request), origin: readConfiguration(context).origin }
}

export const meta: Route.MetaFunction = (args) => {
  const { title = '', lead, games, list, origin = '' } = args.loaderData ?? {}
  return listMeta(args, { title, description: lead, page: games?.page, query: list?.query, parent: 'lobby', origin })
}

/** A category of the casino [2.18]. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), href: addressOf('preview', {}, usePreview()) }
  return <GameListPage {...loaderData} parent={parent} />
}
