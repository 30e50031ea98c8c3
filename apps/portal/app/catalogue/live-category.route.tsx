import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { categoryPage } from './category-page.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return categoryPage(await readContent(context, request), 'Live', params.slug, request)
}

/** A category of the live casino [2.10]. */
export default function LiveCategory() {
  const t = useTexts('catalogue')
  const parent = { title: t('live-lobby'), href: addressOf('preview-live-casino', {}, usePreview()) }
  return <GameListPage parent={parent} live {...useLoaderData<typeof loader>()} />
}
