import type { GameDetailsView } from '@herna/contract/portal'
import { useLiveTable } from '../live-tables/index.ts'
import { GameFacts } from './game-facts.tsx'
import { LiveDetails } from './live-details.tsx'
import { withTable } from './with-table.ts'

/** The facts of a live game with what its table says, and the table as it is now. */
export default function LiveGame({ game }: { game: GameDetailsView }) {
  const table = useLiveTable(game.tile.code)
  return (
    <>
      <GameFacts game={withTable(game, table)} />
      <LiveDetails code={game.tile.code} />
    </>
  )
}
