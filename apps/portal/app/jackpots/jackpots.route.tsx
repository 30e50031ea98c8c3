import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { EmptyList, PageHead } from '../catalogue/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { JackpotTicker } from './jackpot-amounts.tsx'
import { JackpotCard, TickerPause } from './jackpot-card.tsx'
import { amountsOf, jackpotView } from './jackpot-view.ts'
import styles from './jackpots.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  const jackpots = content.jackpots.map((jackpot) => jackpotView(jackpot, content))
  return { jackpots, amounts: amountsOf(content.jackpots) }
}

/** All jackpots [2.16] [3.28]. */
export default function Jackpots() {
  const t = useTexts('jackpots')
  const preview = usePreview()
  const { jackpots, amounts } = useLoaderData<typeof loader>()
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead title={t('title')} lead={jackpots.length > 0 ? t('lead') : null}>
          {jackpots.length > 0 && <TickerPause />}
        </PageHead>
        {jackpots.length > 0 ? (
          <ul className={styles.cards}>
            {jackpots.map((jackpot) => (
              <li key={jackpot.id}>
                <JackpotCard jackpot={jackpot} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList
            title={t('empty-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview-all-games', {}, preview) }}
          />
        )}
      </div>
    </JackpotTicker>
  )
}
