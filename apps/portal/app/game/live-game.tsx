import type { GameDetailsView } from '@herna/contract/portal'
import { useLiveTable } from '../live-tables/index.ts'
import { GameFacts } from './game-facts.tsx'
import { LiveDetails } from './live-details.tsx'
import { withTable } from './with-table.ts'

/** The facts of a live game with what its table says, and the table as it is now. */
export function LiveGame({ game, className }: { game: GameDetailsView; className?: string | undefined }) {
  const table = useLiveTable(game.tile.code)
  return (
    <>
      <GameFacts game={withTable(game, table)} />
      <div className={className}>
        <LiveDetails code={game.tile.code} />
      </div>
    </>
  )
}
