import type { FirstScreenHandle } from '../page-prefetch/index.ts'
import { PageWithWidgets, readEditedPage } from '../layout-widgets/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/collections.route'
import { CollectionCards, EmptyList, listMeta, PageHead } from '../game-lists/index.ts'
import { collectionGroups } from './collection-groups.server.ts'
import styles from './game-list-page.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Collections', ['Collections', 'CollectionGroup'])
  return {
    ...page,
    title: menuTitle(content, 'preview-collections') ?? texts.collections,
    groups: collectionGroups(content),
  }
}

export const handle: FirstScreenHandle = { firstScreen: true }

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: args.loaderData?.title ?? '', description: texts['collections-description'], parent: 'lobby' })

/** Collections in their groups [2.19] [3.26]. */
export default function Collections({ loaderData: { title, groups, ...page } }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const count = new Set(groups.flatMap((group) => group.collections.map((card) => card.id))).size
  const parent = { title: t('lobby'), route: 'preview' } as const
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={title} parent={parent} count={t('collections-count', { count })} />
      {groups.map((group) => (
        <section key={group.id} aria-label={group.title ?? t('other-collections')} className={styles.group}>
          <h2>{group.title ?? t('other-collections')}</h2>
          <CollectionCards collections={group.collections} className={styles.collections} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyList
          title={t('empty-collections-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-all-games' }}
        />
      )}
    </PageWithWidgets>
  )
}
