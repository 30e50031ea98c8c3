import { formatBetRange, formatPercent, formatTableLimits } from '@herna/rules'
import { Wrench } from '@herna/kit/icons'
import { type ComponentType, memo, type ReactNode, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Fragments } from '../islands/index.ts'
import { JackpotRibbon } from '../jackpot-amounts/index.ts'
import { contentImage } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import type { LiveParts } from './live-parts.ts'
import { playStateOf } from './play-state.ts'
import type { TileContext } from './tile-context.ts'
import { tileImage, type TilePlace } from './tile-image.ts'
import type { TileView } from './tile-view.ts'
import styles from './tile.module.css'

export interface TileProps {
  tile: TileView
  place: TilePlace
  context: TileContext
  /** Hovered or focused: shows bets, RTP and the demo link. */
  raised?: boolean
  /** Its picture failed to load [4.35]. */
  failed?: boolean
  /** Loads its picture eagerly: the first tiles of a page without a hero. */
  eager?: boolean
  /** The player's marks on the game: favourite button, free spins [4.18] [4.23]. Undefined for guests. */
  Marks?: ComponentType<{ tile: TileView }>
  /** Shows the live tables [3.38]; null while there are none. */
  live?: LiveParts | null
  /** On the server: the tiles that are rendered already. */
  fragments?: Fragments | null
}

const shapeOf = (tile: TileView, place: TilePlace): string | undefined => {
  if (place === 'Portrait') return styles.portrait
  if (place === 'Landscape') return styles.landscape
  return tile.live ? styles.live : undefined
}

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const
/** Low priority: pictures share the browser's connections with the player's API calls, and the image service is slow for a picture it renders for the first time. */
const LATER = { loading: 'lazy', fetchPriority: 'low' } as const

/** One game in a list. A plain link: the list handles navigation for all tiles, so a page of tiles hydrates quickly. */
export const Tile = memo(function Tile(props: TileProps) {
  const { tile, place, context, eager, fragments } = props
  const className = [styles.tile, shapeOf(tile, place), tile.maintenance && styles.off].filter(Boolean).join(' ')
  // React announces an eager picture in the head of the page.
  if (import.meta.env.SSR && fragments && !eager) {
    const html = fragments.html(JSON.stringify([tile, place, context]), () => contentOf(props))
    return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return <li className={className}>{contentOf(props)}</li>
})

function contentOf({ tile, place, context, raised, failed, eager, Marks, live }: TileProps) {
  return (
    <>
      <a
        className={styles.hit}
        href={addressOf('preview-games-game', { game: tile.code }, context.preview)}
        data-game={tile.code}
        data-jackpot={tile.maintenance ? undefined : tile.jackpot}
      >
        <span className={styles.art}>
          {failed && !tile.tableImage ? (
            <span className={styles.plain} aria-hidden="true">
              {tile.name}
            </span>
          ) : (
            <img
              {...tileImage(tile, place, context.contentOrigin, failed)}
              {...(eager ? EAGER : LATER)}
              alt=""
              decoding="async"
            />
          )}
          {tile.label && !tile.maintenance && (
            <span className={styles.label} style={{ background: tile.label.color, color: tile.label.textColor }}>
              {tile.label.title}
            </span>
          )}
          {tile.maintenance && <Maintenance {...tile.maintenance} />}
          {tile.live && !tile.maintenance && (
            <WithLive Part={live?.OnPicture} tile={tile} context={context}>
              <Dealer tile={tile} context={context} />
            </WithLive>
          )}
          {tile.jackpot && !tile.maintenance && <JackpotRibbon jackpot={tile.jackpot} />}
        </span>
        <span className={styles.name}>{tile.name}</span>
        <span className={styles.by}>
          {playStateOf(tile) === 'soon' && <Soon />}
          {tile.live ? (
            <WithLive Part={tile.maintenance ? undefined : live?.Facts} tile={tile} context={context}>
              <Limits tile={tile} context={context} />
            </WithLive>
          ) : (
            tile.provider
          )}
        </span>
      </a>
      {raised && !tile.maintenance && !tile.live && <TileHoverDetails tile={tile} context={context} />}
      {Marks && <Marks tile={tile} />}
    </>
  )
}

interface WithLiveProps {
  Part: LiveParts['Facts'] | undefined
  tile: TileView
  context: TileContext
  children: ReactNode
}
const WithLive = ({ Part, children, ...shown }: WithLiveProps) => (Part ? <Part {...shown}>{children}</Part> : children)

/** Marks a game that cannot be played yet. */
const Soon = () => <b className={styles.soon}>{useTexts('game')('soon')} · </b>

function Limits({ tile, context }: { tile: TileView; context: TileContext }) {
  const format = tile.live ? formatTableLimits : formatBetRange
  return <>{format(tile.minBet, tile.maxBet, context.money) ?? tile.provider}</>
}

const noSubscription = () => () => {}

/** Label of a game in maintenance. An end time that has passed is not shown. */
function Maintenance({ until, untilText }: NonNullable<TileView['maintenance']>) {
  const t = useTexts('game')
  const passed = useSyncExternalStore(
    noSubscription,
    () => until !== undefined && Date.parse(until) < Date.now(),
    () => false,
  )
  return (
    <span className={styles.word}>
      <Wrench size={20} aria-hidden="true" />
      {untilText && !passed ? t('maintenance-until', { until: untilText }) : t('maintenance')}
    </span>
  )
}

function Dealer({ tile, context }: { tile: TileView; context: TileContext }) {
  if (!tile.dealer && !tile.language) return null
  return (
    <span className={styles.foot}>
      {tile.language && (
        <img
          className={styles.flag}
          src={contentImage(context.contentOrigin, tile.language.flag)}
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

/** Shown on hover or focus. Unknown facts are left out. */
function TileHoverDetails({ tile, context }: { tile: TileView; context: TileContext }) {
  const t = useTexts('game')
  const bets = formatBetRange(tile.minBet, tile.maxBet, context.money)
  return (
    <div className={styles.over}>
      <p className={styles.facts}>
        {bets && <span>{bets}</span>}
        {tile.rtp !== undefined && <span>{t('rtp-short', { rtp: formatPercent(tile.rtp, context.money.locale) })}</span>}
      </p>
      {tile.demo && (
        <a
          className={styles.demo}
          href={addressOf('preview-play-game-demo', { game: tile.code }, context.preview)}
          aria-label={t('demo-of', { name: tile.name })}
        >
          {t('demo')}
        </a>
      )}
    </div>
  )
}
