import type { ComponentProps } from 'react'
import { useLiveTable } from '../live-tables/index.ts'
import { LiveDetails } from './live-details.tsx'
import type { LiveParts } from './live-parts.ts'
import { withTable } from './with-table.ts'

/** The facts of a live game with what its table says, and the table as it is now. */
export default function LiveGame({ game, factsOf }: ComponentProps<LiveParts['Game']>) {
  const table = useLiveTable(game.tile.code)
  return (
    <>
      {factsOf(withTable(game, table))}
      <LiveDetails code={game.tile.code} />
    </>
  )
}
