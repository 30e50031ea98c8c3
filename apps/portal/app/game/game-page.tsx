import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { ProviderLogo } from '../catalogue/index.ts'
import { JackpotAmount, JackpotTicker, TickerPause } from '../jackpots/index.ts'
import { Scroller } from '../lobby/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { GameArt } from './game-art.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game-page.module.css'
import type { Tag } from './game-details.server.ts'
import type { GamePageView } from './game-page.server.ts'
import { PlayButtons, PlayNote } from './play-buttons.tsx'
import { usePlayerMarks } from './player-marks.ts'
import { Tags } from './tags.tsx'
import { TileList } from './tile-list.tsx'

/** Everything about one game on one page: picture, demo, facts, description, where else it lies, more from its studio. */
export function GamePage({ game }: { game: GamePageView & { incomplete: boolean } }) {
  const t = useTexts('game')
  const preview = usePreview()
  const { tile, provider } = game
  const Favourite = usePlayerMarks()?.Favourite
  const providerHref = provider && addressOf('preview-providers-slug', { slug: provider.slug }, preview)
  return (
    <JackpotTicker>
      <article className={styles.game}>
        <div className={styles.picture}>
          <GameArt tile={tile} />
          {Favourite && (
            <span className={styles.favourite}>
              <Favourite code={tile.code} name={tile.name} />
            </span>
          )}
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
          <PlayButtons tile={tile} />
          <PlayNote tile={tile} />
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
        <TagSection className={styles.features} title={t('features')} tags={game.features.map((title) => ({ title }))} />
        <TagSection className={styles.belongs} title={t('belongs-to')} tags={game.tags} />
      </article>
      {game.similar.length > 0 && (
        <div className={styles.more}>
          <Scroller title={t('similar')}>
            <TileList tiles={game.similar} place="Default" />
          </Scroller>
        </div>
      )}
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

function TagSection({ title, tags, className }: { title: string; tags: readonly Tag[]; className?: string }) {
  if (tags.length === 0) return null
  return (
    <section className={className}>
      <h2>{title}</h2>
      <Tags tags={tags} className={styles.tags} />
    </section>
  )
}
