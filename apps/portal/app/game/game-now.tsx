import type { GameDetailsView } from '@herna/contract/portal'
import { GameFacts } from './game-facts.tsx'
import styles from './game-facts.module.css'
import { useLiveParts } from './live-parts.ts'

const factsOf = (game: GameDetailsView) => <GameFacts game={game} />

/** The facts of a game on its page; of a live game also its table as it is now, once the feed has sent it. */
export function GameNow({ game }: { game: GameDetailsView }) {
  const Live = useLiveParts([game.tile])?.Game
  const facts = Live ? <Live game={game} factsOf={factsOf} /> : factsOf(game)
  return game.tile.live ? <div className={styles.live}>{facts}</div> : facts
}
