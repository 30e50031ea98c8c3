import type { LiveTable } from '@herna/contract/live-feed'
import { useLayoutEffect, useState } from 'react'
import { liveTables } from './feed-state.ts'
import { tableTexts } from './table-texts.ts'
import { drawingOf } from './tile-results.tsx'
import { currentMinute } from './use-minute.ts'

/**
 * The live table of a tile [3.38]; undefined while there is none. Parts of tiles never hydrate, and a page has hundreds: a change of what `useWritten` writes
 * (results, seats) or of what no tile shows renders nothing, and several changes that arrive together are rendered at once, without effects [P13].
 */
export function useTileTable(code: string): LiveTable | undefined {
  const [table, setTable] = useState(() => liveTables.get(code))
  useLayoutEffect(() => {
    // Null: not known yet. React itself drops a state that it already has.
    let shown: Rendered | undefined | null = null
    const update = () => {
      const next = liveTables.get(code)
      const rendered = next && renderedOf(next)
      if (isSame(shown, rendered)) return
      shown = rendered
      setTable(next)
    }
    update()
    return liveTables.subscribe(code, update)
  }, [code])
  return table
}

type Rendered = readonly unknown[]

/** Everything of a table that a tile's parts render. */
function renderedOf(table: LiveTable): Rendered {
  const { kind, waiting, word } = tableTexts(table, currentMinute())
  const drawing = drawingOf(table)
  const { Language, Dealer, Kind, MinBet, MaxBet, Status, OpensAt } = table
  const results = drawing === 'rendered' ? table.Results : null
  return [kind, waiting, word, drawing, results, Language, Dealer, Kind, MinBet, MaxBet, Status, OpensAt]
}

const isSame = (one: Rendered | undefined | null, other: Rendered | undefined): boolean =>
  one === other || (!!one && !!other && one.every((value, index) => value === other[index]))
