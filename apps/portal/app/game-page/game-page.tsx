import type { Tag } from '@herna/contract/portal'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { ProviderLogo } from '../game-lists/index.ts'
import { JackpotAmount, JackpotTicker, TickerPause } from '../jackpot-amounts/index.ts'
import { Scroller } from '../layout-widgets/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { GameNow, PlayButtons, PlayNote, Tags, TileList, type TileView, usePicture, usePlayerMarks } from '../game/index.ts'
import styles from './game-page.module.css'
import type { GamePageView } from './game-page.server.ts'
import { useEffect, useRef } from 'react'

/** The page of one game: picture, play buttons, facts, description, tags, similar games, more of its provider. */
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
                <Link className={styles.provider} to={providerHref}>
                  {provider.name}
                </Link>
              )}
            </div>
            {provider && <ProviderLogo provider={provider} />}
          </header>
          {game.jackpot && <GameJackpot jackpot={game.jackpot} />}
          <PlayButtons tile={tile} />
          <PlayNote tile={tile} />
          <GameNow game={game} />
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
      {game.inPlay && <PlayPictures {...game.inPlay} />}
      {game.similar.length > 0 && (
        <div className={styles.more}>
          <Scroller title={t('similar')} tiles={game.similar}>
            <TileList tiles={game.similar} place="Default" />
          </Scroller>
        </div>
      )}
      {provider && providerHref && game.more.length > 0 && (
        <div className={styles.more}>
          <Scroller
            title={t('more-from', { provider: provider.name })}
            tiles={game.more}
            all={{ href: providerHref, label: t('all', { count: provider.games }) }}
          >
            <TileList tiles={game.more} place="Default" />
          </Scroller>
        </div>
      )}
    </JackpotTicker>
  )
}

/** How the game looks in play, on a desktop and on a phone. The pictures load when they come near the viewport. */
function PlayPictures({ title, pictures }: NonNullable<GamePageView['inPlay']>) {
  return (
    <section className={styles.inPlay}>
      <h2>{title}</h2>
      <div>
        {pictures.map((picture) => (
          <img key={picture.src} {...picture} alt={picture.alt} loading="lazy" />
        ))}
      </div>
    </section>
  )
}

function GameJackpot({ jackpot }: { jackpot: NonNullable<GamePageView['jackpot']> }) {
  const t = useTexts('game')
  const unknown = useTexts('jackpots')('unknown')
  const href = addressOf('preview-jackpots-slug', { slug: jackpot.slug }, usePreview())
  return (
    <div className={styles.jackpot}>
      <Link to={href}>
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

/** The game's landscape picture, replaced by its name on a plain background when it fails to load [4.35]. */
function GameArt({ tile }: { tile: TileView }) {
  const { picture, fail } = usePicture(tile, 'landscape', [860, 430, 1280])
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a picture in the server's HTML can fail before hydration
  }, [])
  if (!picture) {
    return (
      <p className={styles.plain} aria-hidden="true">
        {tile.name}
      </p>
    )
  }
  return (
    <img
      ref={image}
      {...picture}
      sizes="(width < 900px) 94vw, 640px"
      width={640}
      height={360}
      alt=""
      fetchPriority="high"
      onError={fail}
    />
  )
}
