import type { GameDetailsView } from '@herna/contract/portal'
import { type ComponentType, useEffect, useState } from 'react'
import { useLiveFeedUrl } from '../config/index.ts'
import { GameFacts } from './game-facts.tsx'
import styles from './game-now.module.css'

type LiveGame = ComponentType<{ game: GameDetailsView; className?: string | undefined }>

const nothing = () => undefined

/** The facts of a game on its page; of a live game also its table as it is now, which loads after hydration. */
export function GameNow({ game }: { game: GameDetailsView }) {
  const hasFeed = useLiveFeedUrl() !== ''
  const isLive = game.tile.live === true && hasFeed
  const [Live, setLive] = useState<LiveGame | null>(null)
  useEffect(() => {
    if (isLive) import('./live-game.tsx').then((loaded) => setLive(() => loaded.LiveGame), nothing)
  }, [isLive])
  if (Live && isLive) return <Live game={game} className={styles.table} />
  return (
    <>
      <GameFacts game={game} />
      {isLive && <div className={styles.table} />}
    </>
  )
}
