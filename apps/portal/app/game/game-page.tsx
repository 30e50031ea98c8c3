import { classNames } from '@herna/kit'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { ProviderLogo } from '../catalogue/index.ts'
import { JackpotAmount, JackpotTicker, TickerPause } from '../jackpots/index.ts'
import { Scroller } from '../lobby/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { GameArt } from './game-art.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game-page.module.css'
import type { GamePageView, Tag } from './game-page.server.ts'
import { TileList } from './tile-list.tsx'

/** Everything about one game on one page: picture, demo, facts, description, where else it lies, more from its studio. */
export function GamePage({ game }: { game: GamePageView & { incomplete: boolean } }) {
  const t = useTexts('game')
  const preview = usePreview()
  const { tile, provider } = game
  const providerHref = provider && addressOf('preview-providers-slug', { slug: provider.slug }, preview)
  return (
    <JackpotTicker amounts={game.amounts}>
      <article className={styles.game}>
        <div className={styles.picture}>
          <GameArt tile={tile} />
        </div>
        <div className={styles.about}>
          <header className={styles.head}>
            <div>
              <h1>{tile.name}</h1>
              {provider && providerHref && (
                <Link className={styles.provider} to={providerHref} prefetch="intent">
                  {provider.name}
                </Link>
              )}
            </div>
            {provider && <ProviderLogo provider={provider} />}
          </header>
          {game.jackpot && <GameJackpot jackpot={game.jackpot} />}
          <PlayButtons game={game} />
          <GameFacts game={game} />
          {game.incomplete && (
            <p className={styles.note} role="status">
              {t('incomplete')}
            </p>
          )}
        </div>
        {game.description && (
          <section className={styles.text} aria-labelledby="game-about">
            <h2 id="game-about">{t('about')}</h2>
            <p>{game.description}</p>
          </section>
        )}
        <Tags className={styles.features} title={t('features')} tags={game.features.map((title) => ({ title }))} />
        <Tags className={styles.belongs} title={t('belongs-to')} tags={game.tags} />
      </article>
      {provider && providerHref && game.more.length > 0 && (
        <div className={styles.more}>
          <Scroller
            title={t('more-from', { provider: provider.name })}
            all={{ href: providerHref, label: t('all', { count: provider.games }) }}
          >
            <TileList tiles={game.more} place="Default" />
          </Scroller>
        </div>
      )}
    </JackpotTicker>
  )
}

function PlayButtons({ game: { tile } }: { game: GamePageView }) {
  const t = useTexts('game')
  const preview = usePreview()
  if (tile.maintenance) {
    return (
      <p className={styles.note} role="status">
        <strong>{t('maintenance-title')}</strong> {t('maintenance-text')}
      </p>
    )
  }
  if (!tile.demo) return <p className={styles.note}>{t(tile.live ? 'no-demo-live' : 'no-demo')}</p>
  return (
    <div className={styles.play}>
      <Link className={styles.demo} to={addressOf('preview-play-game-demo', { game: tile.code }, preview)} prefetch="intent">
        <Play size={20} fill="currentColor" aria-hidden="true" />
        {t('play-demo')}
      </Link>
      <p>{t('demo-note')}</p>
    </div>
  )
}

function GameJackpot({ jackpot }: { jackpot: NonNullable<GamePageView['jackpot']> }) {
  const t = useTexts('game')
  const unknown = useTexts('jackpots')('unknown')
  const href = addressOf('preview-jackpots-slug', { slug: jackpot.slug }, usePreview())
  return (
    <div className={styles.jackpot}>
      <Link to={href} prefetch="intent">
        <span>{t('jackpot-named', { title: jackpot.title })}</span>
        <b>
          <JackpotAmount jackpot={jackpot.id} unknown={unknown} />
        </b>
      </Link>
      <TickerPause />
    </div>
  )
}

function Tags({ title, tags, className }: { title: string; tags: readonly Tag[]; className?: string }) {
  const preview = usePreview()
  if (tags.length === 0) return null
  return (
    <section className={classNames(styles.tags, className)}>
      <h2>{title}</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag.title}>
            {tag.category || tag.collection ? <Link to={hrefOf(tag, preview)}>{tag.title}</Link> : <span>{tag.title}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function hrefOf(tag: Tag, preview: boolean): string {
  if (tag.collection) return addressOf('preview-collections-slug', { slug: tag.collection }, preview)
  return addressOf(tag.live ? 'preview-live-casino-categories-slug' : 'preview-categories-slug', { slug: tag.category }, preview)
}
