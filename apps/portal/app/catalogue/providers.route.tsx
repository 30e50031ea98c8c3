import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { providerCard } from './card-view.ts'
import { ProviderCards } from './cards.tsx'
import cards from './cards.module.css'
import { EmptyList } from './empty-list.tsx'
import styles from './game-list-page.module.css'
import { PageHead } from './page-head.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const collator = new Intl.Collator('sk')
  const providers = content.providers.map((provider) => providerCard(provider, content)).filter((card) => card.games > 0)
  return { providers: providers.sort((a, b) => collator.compare(a.name, b.name)) }
}

/** All providers that have a game [2.17]. */
export default function Providers() {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const { providers } = useLoaderData<typeof loader>()
  const parent = { title: t('lobby'), href: addressOf('preview', {}, preview) }
  return (
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
    </div>
  )
}
