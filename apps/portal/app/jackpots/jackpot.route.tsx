import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { EmptyList, GameGrid, PageHead } from '../catalogue/index.ts'
import { tilesOf } from '../game/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { pageNotFound } from '../wires/not-found.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { JackpotAmount, JackpotTicker } from './jackpot-amounts.tsx'
import { JackpotLevels, TickerPause } from './jackpot-card.tsx'
import { amountsFor, jackpotView } from './jackpot-view.ts'
import styles from './jackpots.module.css'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const jackpot = content.jackpots.find((each) => each.slug === params.slug)
  if (!jackpot) throw pageNotFound(request)
  const tiles = tilesOf(jackpot.gameCodes, content)
  const shown = [jackpot.id, ...tiles.map((tile) => tile.jackpot)]
  return { jackpot: jackpotView(jackpot, content), lead: jackpot.description, tiles, amounts: amountsFor(shown, content) }
}

/** One jackpot: its amount, its levels, the games that play for it [2.16]. */
export default function JackpotPage() {
  const t = useTexts('jackpots')
  const preview = usePreview()
  const { jackpot, lead, tiles, amounts } = useLoaderData<typeof loader>()
  const parent = { title: t('title'), href: addressOf('preview-jackpots', {}, preview) }
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead title={jackpot.title} parent={parent} lead={lead}>
          <TickerPause />
        </PageHead>
        <section className={styles.hero} aria-label={t('levels')}>
          <p className={styles.lead}>{t('together')}</p>
          <p className={styles.total}>
            <JackpotAmount jackpot={jackpot.id} unknown={t('unknown')} />
          </p>
          <JackpotLevels jackpot={jackpot} />
        </section>
        <h2>{t('games-title', { title: jackpot.title })}</h2>
        {tiles.length > 0 ? (
          <GameGrid tiles={tiles} page={1} pages={1} total={tiles.length} />
        ) : (
          <EmptyList
            title={t('no-games')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview-jackpots', {}, preview) }}
          />
        )}
      </div>
    </JackpotTicker>
  )
}
