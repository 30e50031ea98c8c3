import { formatBetRange, formatPercent } from '@herna/rules'
import { Wrench } from '@herna/kit/icons'
import { type ComponentType, memo, useSyncExternalStore } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../texts/index.ts'
import { JackpotRibbon } from '../jackpot-amounts/index.ts'
import { contentImage } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { playStateOf } from './play-state.ts'
import type { Surroundings } from './surroundings.ts'
import { tileImage, type TilePlace } from './tile-image.ts'
import type { TileView } from './tile-view.ts'
import styles from './tile.module.css'

export interface TileProps {
  tile: TileView
  place: TilePlace
  around: Surroundings
  /** Under the pointer or the keyboard's focus: shows bets, RTP and the demo. */
  raised?: boolean
  /** Its picture did not arrive [4.35]. */
  failed?: boolean
  /** Loaded at once: the first tiles of a page without a hero. */
  eager?: boolean
  /** What a player has of the game: the heart, free spins [4.18] [4.23]. Nothing for guests. */
  Marks?: ComponentType<{ tile: TileView }>
}

const shapeOf = (tile: TileView, place: TilePlace): string | undefined => {
  if (place === 'Portrait') return styles.portrait
  if (place === 'Landscape') return styles.landscape
  return tile.live ? styles.live : undefined
}

const EAGER = { loading: 'eager' } as const
/** Pictures share the browser's few connections with the player's own calls, and one that is drawn for the first time holds its connection long. */
const LATER = { loading: 'lazy', fetchPriority: 'low' } as const

/** One game in a list. A plain link; its list navigates for all of them, so that a page of tiles hydrates quickly. */
export const Tile = memo(function Tile({ tile, place, around, raised, failed, eager, Marks }: TileProps) {
  const className = [styles.tile, shapeOf(tile, place), tile.maintenance && styles.off].filter(Boolean).join(' ')
  return (
    <li className={className}>
      <a className={styles.hit} href={addressOf('preview-games-game', { game: tile.code }, around.preview)} data-game={tile.code}>
        <span className={styles.art}>
          {failed && !tile.tableImage ? (
            <span className={styles.plain} aria-hidden="true">
              {tile.name}
            </span>
          ) : (
            <img {...tileImage(tile, place, around.contentOrigin, failed)} {...(eager ? EAGER : LATER)} alt="" decoding="async" />
          )}
          {tile.label && !tile.maintenance && (
            <span className={styles.label} style={{ background: tile.label.color, color: tile.label.textColor }}>
              {tile.label.title}
            </span>
          )}
          {tile.maintenance ? (
            <Maintenance until={tile.maintenance.until} />
          ) : (
            tile.live && <Dealer tile={tile} around={around} />
          )}
          {tile.jackpot && !tile.maintenance && <JackpotRibbon jackpot={tile.jackpot} />}
        </span>
        <span className={styles.name}>{tile.name}</span>
        <span className={styles.by}>
          {playStateOf(tile) === 'soon' && <Soon />}
          {tile.live ? <Limits tile={tile} around={around} /> : tile.provider}
        </span>
      </a>
      {raised && !tile.maintenance && !tile.live && <TileOver tile={tile} around={around} />}
      {Marks && <Marks tile={tile} />}
    </li>
  )
})

/** Said before anybody taps: the game cannot be played yet. */
const Soon = () => <b className={styles.soon}>{useTexts('game')('soon')} · </b>

function Limits({ tile, around }: { tile: TileView; around: Surroundings }) {
  return <>{formatBetRange(tile.minBet, tile.maxBet, around.money) ?? tile.provider}</>
}

const UNTIL = { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' } as const

const never = () => () => {}

/** Dimmed with a word, not hidden. A time that has passed is no promise any more, so it is dropped. */
function Maintenance({ until }: { until?: string }) {
  const t = useTexts('game')
  const format = useFormatter()
  const passed = useSyncExternalStore(
    never,
    () => until !== undefined && Date.parse(until) < Date.now(),
    () => false,
  )
  return (
    <span className={styles.word}>
      <Wrench size={20} aria-hidden="true" />
      {until && !passed ? t('maintenance-until', { until: format.dateTime(new Date(until), UNTIL) }) : t('maintenance')}
    </span>
  )
}

function Dealer({ tile, around }: { tile: TileView; around: Surroundings }) {
  if (!tile.dealer && !tile.language) return null
  return (
    <span className={styles.foot}>
      {tile.language && (
        <img
          className={styles.flag}
          src={contentImage(around.contentOrigin, tile.language.flag)}
          alt={tile.language.name}
          width={16}
          height={16}
          loading="lazy"
        />
      )}
      {tile.dealer}
    </span>
  )
}

/** What a hover or a focus brings. Unknown facts are left out. */
function TileOver({ tile, around }: { tile: TileView; around: Surroundings }) {
  const t = useTexts('game')
  const bets = formatBetRange(tile.minBet, tile.maxBet, around.money)
  return (
    <div className={styles.over}>
      <p className={styles.facts}>
        {bets && <span>{bets}</span>}
        {tile.rtp !== undefined && <span>{t('rtp-short', { rtp: formatPercent(tile.rtp, around.money.locale) })}</span>}
      </p>
      {tile.demo && (
        <a
          className={styles.demo}
          href={addressOf('preview-play-game-demo', { game: tile.code }, around.preview)}
          aria-label={t('demo-of', { name: tile.name })}
        >
          {t('demo')}
        </a>
      )}
    </div>
  )
}
