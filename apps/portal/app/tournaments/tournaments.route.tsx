import { EmptyList, listMeta, PageHead } from '../game-lists/index.ts'
import { PageWithWidgets, readEditedPage } from '../layout-widgets/index.ts'
import { isVisibleTo } from '@herna/rules'
import { useAuth } from '../session/index.ts'
import { currentPromotions, isTournament, promotionCard, PromotionCards } from '../promotion-cards/index.ts'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/tournaments.json'
import { readNow } from '../loader-context/index.ts'
import type { Route } from './+types/tournaments.route'
import { Schedule } from './schedule.tsx'
import styles from './tournaments.module.css'
import { useTournamentTexts } from './tournament-texts.ts'

/** [2.12] Running tournaments, with the editors' Tournaments layout below. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Tournaments')
  return {
    ...page,
    tournaments: currentPromotions(content, readNow(context)).filter(isTournament).map(promotionCard),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: texts.title, description: texts.description, parent: 'lobby' })

export default function Tournaments({ loaderData: { tournaments: allTournaments, ...page } }: Route.ComponentProps) {
  const t = useTournamentTexts()
  const lobby = useTexts('catalogue')('lobby')
  const isIn = useAuth() === 'authenticated'
  // The audience is applied in the browser [3.13] [5.5]; this list is below the schedule, off-screen.
  const tournaments = allTournaments.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead title={t('title')} parent={{ title: lobby, route: 'preview' }} lead={tournaments.length > 0 ? t('lead') : null} />
      <div className={styles.scheduleArea}>
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
