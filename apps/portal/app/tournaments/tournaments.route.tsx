import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { PageWithWidgets, readEditedPage } from '../lobby/index.ts'
import { isVisibleTo } from '@herna/rules'
import { usePlayer } from '../session/index.ts'
import { currentPromotions, isTournament, PromotionCards, promotionCard } from '../promotions/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/tournaments.json'
import { readNow } from '../loader-context/index.ts'
import type { Route } from './+types/tournaments.route'
import { Schedule } from './schedule.tsx'
import styles from './tournaments.module.css'
import { useTournamentTexts } from './tournament-texts.ts'

/** [2.12] The editors' layout of the type Tournaments, under the tournaments that run now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Tournaments')
  return {
    ...page,
    tournaments: currentPromotions(content, readNow(context)).filter(isTournament).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

export default function Tournaments({ loaderData: { tournaments: all, ...page } }: Route.ComponentProps) {
  const t = useTournamentTexts()
  const lobby = useTexts('catalogue')('lobby')
  const isIn = usePlayer().auth === 'authenticated'
  // Whom each is for is known to the browser [3.13] [5.5]; under the schedule, below the screen.
  const tournaments = all.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={t('title')} parent={{ title: lobby, route: 'preview' }} lead={tournaments.length > 0 ? t('lead') : null} />
      <div className={styles.room}>
        <Schedule />
      </div>
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
