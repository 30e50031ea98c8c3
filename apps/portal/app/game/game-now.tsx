import type { GameDetailsView } from '@herna/contract/portal'
import { GameFacts } from './game-facts.tsx'
import styles from './game-facts.module.css'
import { useLiveParts } from './live-parts.ts'

/** The facts of a game on its page; of a live game also its table as it is now, once the feed has sent it. */
export function GameNow({ game }: { game: GameDetailsView }) {
  const live = useLiveParts([game.tile])
  const facts = <GameFacts game={game} />
  if (!game.tile.live) return facts
  return <div className={styles.live}>{live ? <live.Game game={game}>{facts}</live.Game> : facts}</div>
}
