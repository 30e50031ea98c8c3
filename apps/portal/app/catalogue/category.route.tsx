import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { categoryPage } from './category-page.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return categoryPage(await readContent(context, request), 'Casino', params.slug, request)
}

/** A category of the casino [2.18]. */
export default function Category() {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), href: addressOf('preview', {}, usePreview()) }
  return <GameListPage parent={parent} {...useLoaderData<typeof loader>()} />
}
