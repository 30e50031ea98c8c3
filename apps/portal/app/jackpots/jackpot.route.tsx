import { useTexts } from '../texts/index.ts'
import { EmptyList, GameGrid, gamesOf, listMeta, listPage, PageHead } from '../game-lists/index.ts'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import type { Route } from './+types/jackpot.route'
import { JackpotAmount, JackpotLevels, JackpotTicker, jackpotView, TickerPause } from '../jackpot-amounts/index.ts'
import styles from './jackpots.module.css'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const jackpot = content.jackpots.find((each) => each.slug === params.slug)
  if (!jackpot) throw pageNotFound(request)
  const { games } = listPage(gamesOf(jackpot.gameCodes, content), request, content)
  return {
    jackpot: jackpotView(jackpot, content),
    lead: jackpot.description,
    games,
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { jackpot, lead } = args.loaderData ?? {}
  return listMeta(args, { title: jackpot?.title ?? '', description: lead, parent: 'jackpots' })
}

/** One jackpot: its amount, levels and games [2.16]. */
export default function JackpotPage({ loaderData: { jackpot, lead, games } }: Route.ComponentProps) {
  const t = useTexts('jackpots')
  const parent = { title: t('title'), route: 'preview-jackpots' } as const
  return (
    <JackpotTicker>
      <div className={styles.page}>
        <PageHead title={jackpot.title} parent={parent} lead={lead} />
        <section className={styles.hero} aria-label={t('levels')}>
          <div className={styles.together}>
            <p>{t('together')}</p>
            <TickerPause />
          </div>
          <p className={styles.total}>
            <JackpotAmount jackpot={jackpot.id} unknown={t('unknown')} />
          </p>
          <JackpotLevels jackpot={jackpot} />
        </section>
        <h2>{t('games-title', { title: jackpot.title })}</h2>
        {games.total > 0 ? (
          <GameGrid {...games} />
        ) : (
          <EmptyList
            title={t('no-games')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), route: 'preview-jackpots' }}
          />
        )}
      </div>
    </JackpotTicker>
  )
}
