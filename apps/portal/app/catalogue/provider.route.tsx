import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { pageNotFound } from '../wires/not-found.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { providerCard } from './card-view.ts'
import { ProviderLogo } from './cards.tsx'
import { gamesOf, listPage } from './game-list.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const provider = content.providers.find((each) => each.slug === params.slug)
  if (!provider) throw pageNotFound(request)
  return {
    provider: providerCard(provider, content),
    lead: provider.description,
    ...listPage(gamesOf(provider.games, content), request, content),
  }
}

/** One provider and its games [2.17] [3.25]. */
export default function Provider() {
  const t = useTexts('catalogue')
  const { provider, ...page } = useLoaderData<typeof loader>()
  const parent = { title: t('providers'), href: addressOf('preview-providers', {}, usePreview()) }
  return (
    <GameListPage title={provider.name} parent={parent} {...page}>
      <ProviderLogo provider={provider} />
    </GameListPage>
  )
}
