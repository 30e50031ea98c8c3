import { amountsFor, JackpotTicker } from '../jackpots/index.ts'
import { jackpotsShown, pageWidgets, Widgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/collections.route'
import cards from './cards.module.css'
import { CollectionCards } from './cards.tsx'
import { collectionGroups } from './collection-groups.server.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './game-list-page.module.css'
import { listMeta } from './list-meta.ts'
import { PageHead } from './page-head.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const widgets = pageWidgets(content, 'Collections', ['Collections', 'CollectionGroup'])
  return {
    groups: collectionGroups(content),
    widgets,
    amounts: amountsFor(jackpotsShown(widgets), content),
    seo: await readPageSeo(context, request, 'Collections'),
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: texts.collections,
    description: texts['collections-description'],
    seo: args.loaderData?.seo,
    parent: 'lobby',
    origin: args.loaderData?.origin ?? '',
  })

/** Collections in their groups [2.19] [3.26]. */
export default function Collections({ loaderData: { groups, widgets, amounts } }: Route.ComponentProps) {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const count = new Set(groups.flatMap((group) => group.collections.map((card) => card.id))).size
  const parent = { title: t('lobby'), href: addressOf('preview', {}, preview) }
  return (
    <JackpotTicker amounts={amounts}>
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
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
