import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { useTexts } from '../texts/index.ts'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import type { Route } from './+types/provider.route'
import { gamesOf, listMeta, providerCard, ProviderLogo } from '../game-lists/index.ts'
import { GameListPage } from './game-list-page.tsx'
import { orderedPage } from './list-view.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const provider = content.providers.find((each) => each.slug === params.slug)
  if (!provider) throw pageNotFound(request)
  return {
    ...orderedPage(gamesOf(provider.games, content), 'provider', provider, content, request),
    provider: providerCard(provider, content),
    lead: provider.description,
    origin: readConfiguration(context).origin,
  }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) => {
  const { provider, lead } = args.loaderData ?? {}
  return listMeta(args, { title: provider?.name ?? '', description: lead, parent: 'providers' })
}

/** One provider and its games [2.17] [3.25]. */
export default function Provider({ loaderData }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const { provider, ...page } = loaderData
  const parent = { title: t('providers'), route: 'preview-providers' } as const
  return <GameListPage {...page} title={provider.name} parent={parent} mark={<ProviderLogo provider={provider} />} />
}
