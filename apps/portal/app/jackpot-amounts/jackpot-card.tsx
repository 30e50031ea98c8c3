import { Pause, Play } from '@herna/kit/icons'
import { formatCurrency } from '@herna/rules'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { useMoneyStyle, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { JackpotAmount, useJackpotAmount, useTickerPause } from './jackpot-amounts.tsx'
import type { JackpotView } from './jackpot-view.ts'
import styles from './jackpot-amounts.module.css'

const LEVELS_ON_CARD = 3
/** The total above says it in words, for which a level has no room on a phone. */
const UNKNOWN_LEVEL = '–'

/** `level` is the heading level of its title: 3 under a row's title, 2 under a page's. */
export function JackpotCard({ jackpot, level = 3 }: { jackpot: JackpotView; level?: 2 | 3 }) {
  const Title = `h${level}` as const
  const t = useTexts('jackpots')
  const preview = usePreview()
  return (
    <Link className={styles.card} to={addressOf('preview-jackpots-slug', { slug: jackpot.slug }, preview)}>
      <Title className={styles.title}>{jackpot.title}</Title>
      <span className={styles.games}>{t('games', { count: jackpot.games })}</span>
      <span className={styles.total}>
        <JackpotAmount jackpot={jackpot.id} unknown={t('unknown')} />
      </span>
      {jackpot.levels.length > 1 && <JackpotLevels jackpot={jackpot} maxLevels={LEVELS_ON_CARD} />}
    </Link>
  )
}

export function JackpotLevels({ jackpot, maxLevels = jackpot.levels.length }: { jackpot: JackpotView; maxLevels?: number }) {
  return (
    <dl className={styles.levels}>
      {jackpot.levels.slice(0, maxLevels).map((title, level) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <JackpotAmount jackpot={jackpot.id} level={level} unknown={UNKNOWN_LEVEL} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Pause button, required beside every list of ticking amounts because moving content must be stoppable. */
export function TickerPause() {
  const t = useTexts('jackpots')
  const [paused, setPaused] = useTickerPause()
  const Icon = paused ? Play : Pause
  return (
    <button type="button" className={styles.pause} onClick={() => setPaused(!paused)} aria-label={t(paused ? 'resume' : 'pause')}>
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

/** The ribbon on a tile's picture; not rendered while the amount is unknown. */
export function JackpotRibbon({ jackpot }: { jackpot: string }) {
  const t = useTexts('jackpots')
  const money = useMoneyStyle()
  const amount = useJackpotAmount(jackpot)
  if (amount === null) return null
  return (
    <span className={styles.ribbon} data-ribbon="">
      <small>{t('jackpot')}</small>
      {formatCurrency(amount, money)}
    </span>
  )
}
