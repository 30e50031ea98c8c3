import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { PageWithWidgets, readEditedPage } from '../lobby/index.ts'
import { isTournament, PromotionCards, promotionCard, visiblePromotions } from '../promotions/index.ts'
import texts from '../texts/sk-SK/tournaments.json'
import { useTexts } from '../texts/index.ts'
import { readNow } from '../wires/clock.ts'
import type { Route } from './+types/tournaments.route'
import styles from './tournaments.module.css'

/** [2.12] The editors' layout of the type Tournaments, under the tournaments that run now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Tournaments')
  return {
    ...page,
    tournaments: visiblePromotions(content, readNow(context)).filter(isTournament).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

export default function Tournaments({ loaderData: { tournaments, ...page } }: Route.ComponentProps) {
  const t = useTexts('tournaments')
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={t('title')} lead={tournaments.length > 0 ? t('lead') : null} />
      {tournaments.length > 0 ? (
        <PromotionCards promotions={tournaments} />
      ) : (
        <EmptyList
          title={t('empty-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-promotions' }}
        />
      )}
    </PageWithWidgets>
  )
}
