import { formatCurrency } from '@herna/rules'
import { Link } from 'react-router'
import { useContentOrigin, useMoneyStyle, usePreview } from '../config/index.ts'
import { addressOf, gameImage, gameImageSrcSet } from '../urls/index.ts'
import type { WinnerView } from './winner-view.ts'
import { useFormatter } from '../texts/index.ts'
import styles from './winner-card.module.css'

const DATE = { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** One win: amount, player, game, time. Player names arrive shortened, as GDPR requires. */
export function Winner({ winner, rank }: { winner: WinnerView; rank: number | null }) {
  const { game, player, amount, wonAt, jackpot } = winner
  const preview = usePreview()
  const host = { contentOrigin: useContentOrigin() }
  const money = useMoneyStyle()
  const format = useFormatter()
  const pictured = { gameCode: game.code, fileVersion: game.version }
  return (
    <li>
      <Link className={styles.winner} to={addressOf('preview-games-game', { game: game.code }, preview)}>
        {rank !== null && <span className={styles.rank}>{rank}</span>}
        <img
          src={gameImage(host, pictured, 'thumbnail', 220)}
          srcSet={gameImageSrcSet(host, pictured, 'thumbnail', [220, 440])}
          sizes="88px"
          width={88}
          height={60}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <b>{formatCurrency(amount, money)}</b>
        <span className={styles.who}>{player}</span>
        <span className={styles.where}>
          {jackpot ?? game.name} · <time dateTime={wonAt}>{format.dateTime(new Date(wonAt), DATE)}</time>
        </span>
      </Link>
    </li>
  )
}
