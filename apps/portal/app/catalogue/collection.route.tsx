import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { pageNotFound } from '../wires/not-found.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { gamesOf, listPage } from './game-list.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const collection = content.collections.find((each) => each.slug === params.slug)
  if (!collection) throw pageNotFound(request)
  return {
    title: collection.title,
    lead: collection.description,
    ...listPage(gamesOf(collection.games, content), request, content),
  }
}

/** One collection [2.19] [3.26]. */
export default function Collection() {
  const t = useTexts('catalogue')
  const parent = { title: t('collections'), href: addressOf('preview-collections', {}, usePreview()) }
  return <GameListPage parent={parent} {...useLoaderData<typeof loader>()} />
}
