import { JackpotTicker, amountsFor } from '../jackpots/index.ts'
import { jackpotsShown, pageWidgets, Widgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/providers.route'
import { providerCard } from './card-view.ts'
import cards from './cards.module.css'
import { ProviderCards } from './cards.tsx'
import { EmptyList } from './empty-list.tsx'
import styles from './game-list-page.module.css'
import { listMeta } from './list-meta.ts'
import { PageHead } from './page-head.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const { compare } = new Intl.Collator(content.locale)
  const providers = content.providers.map((provider) => providerCard(provider, content)).filter((card) => card.games > 0)
  const widgets = pageWidgets(content, 'Providers', ['Providers'])
  return {
    providers: providers.sort((a, b) => compare(a.name, b.name)),
    widgets,
    amounts: amountsFor(jackpotsShown(widgets), content),
    seo: await readPageSeo(context, request, 'Providers'),
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: texts.providers,
    description: texts['providers-description'],
    seo: args.loaderData?.seo,
    parent: 'lobby',
    origin: args.loaderData?.origin ?? '',
  })

/** All providers that have a game [2.17]. */
export default function Providers({ loaderData: { providers, widgets, amounts } }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const parent = { title: t('lobby'), href: addressOf('preview', {}, preview) }
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead title={t('providers')} parent={parent} count={t('providers-count', { count: providers.length })} />
        {providers.length > 0 ? (
          <ProviderCards providers={providers} className={cards.providers} />
        ) : (
          <EmptyList
            title={t('empty-providers-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview-all-games', {}, preview) }}
          />
        )}
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
