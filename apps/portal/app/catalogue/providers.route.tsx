import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { PageWithWidgets, readEditedPage } from '../layout-widgets/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/providers.route'
import { EmptyList, listMeta, PageHead, providerCard, ProviderCards } from '../game-lists/index.ts'
import styles from './game-list-page.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Providers', ['Providers'])
  const { compare } = new Intl.Collator(content.locale)
  const providers = content.providers.map((provider) => providerCard(provider, content)).filter((card) => card.games > 0)
  return {
    ...page,
    title: menuTitle(content, 'preview-providers') ?? texts.providers,
    providers: providers.sort((a, b) => compare(a.name, b.name)),
  }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: args.loaderData?.title ?? '', description: texts['providers-description'], parent: 'lobby' })

/** All providers that have a game [2.17]. */
export default function Providers({ loaderData: { title, providers, ...page } }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), route: 'preview' } as const
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={title} parent={parent} count={t('providers-count', { count: providers.length })} />
      {providers.length > 0 ? (
        <ProviderCards providers={providers} className={styles.providers} />
      ) : (
        <EmptyList
          title={t('empty-providers-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-all-games' }}
        />
      )}
    </PageWithWidgets>
  )
}
