import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { CollectionCards } from './cards.tsx'
import cards from './cards.module.css'
import { collectionGroups } from './collection-groups.server.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './game-list-page.module.css'
import { PageHead } from './page-head.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { groups: collectionGroups(await readContent(context, request)) }
}

/** Collections in their groups [2.19] [3.26]. */
export default function Collections() {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const { groups } = useLoaderData<typeof loader>()
  const count = new Set(groups.flatMap((group) => group.collections.map((card) => card.id))).size
  const parent = { title: t('lobby'), href: addressOf('preview', {}, preview) }
  return (
    <div className={styles.page}>
      <PageHead title={t('collections')} parent={parent} count={t('collections-count', { count })} />
      {groups.map((group) => (
        <section key={group.id} aria-label={group.title ?? t('other-collections')} className={styles.group}>
          <h2>{group.title ?? t('other-collections')}</h2>
          <CollectionCards collections={group.collections} className={cards.collections} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyList
          title={t('empty-collections-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), href: addressOf('preview-all-games', {}, preview) }}
        />
      )}
    </div>
  )
}
