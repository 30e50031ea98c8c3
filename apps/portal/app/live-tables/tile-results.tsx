import type { LiveTable } from '@herna/contract/live-feed'
import { resultMarks, Road, roadBeads, TableResults } from './results.tsx'
import styles from './results.module.css'
import { seatsOf } from './table-state.ts'
import { useWritten, type WriteTable, writeMarks, writeRoad } from './written-parts.ts'

const SHOWN = 5

/** How a tile draws the last results: as marks, seats or a road, which are written without a render, or rendered. */
type Drawing = 'marks' | 'seats' | 'road' | 'rendered'

export function drawingOf({ Kind, Results = [], SeatsAvailability }: LiveTable): Drawing {
  if (Kind === 'blackjack' || Kind === 'poker') return Object.keys(SeatsAvailability).length > 0 ? 'seats' : 'rendered'
  if (Results.length === 0) return 'rendered'
  if (Kind === 'baccarat' || Kind === 'dragon-tiger') return 'road'
  return Kind === 'roulette' || Kind === 'wheel' ? 'marks' : 'rendered'
}

/** `TableResults` of a tile: what changes with every round is written without a render [P13]. */
export function TileResults({ table }: { table: LiveTable }) {
  const drawing = drawingOf(table)
  if (drawing === 'rendered') return <TableResults table={table} limit={SHOWN} />
  if (drawing === 'road') return <WrittenRoad code={table.ImsGameCode} />
  return <WrittenMarks key={drawing} code={table.ImsGameCode} drawing={drawing} />
}

function WrittenMarks({ code, drawing }: { code: string; drawing: keyof typeof WRITE }) {
  const ref = useWritten(code, WRITE[drawing])
  return <span ref={ref} className={styles[drawing]} />
}

const WRITE = {
  marks: (element, { Kind, Results = [] }) => writeMarks(element, resultMarks(Kind, Results.slice(0, SHOWN)) ?? []),
  seats: (element, { SeatsAvailability }) => {
    const seats = seatsOf(SeatsAvailability)?.taken ?? []
    writeMarks(
      element,
      seats.map(({ isTaken }) => ({ text: '', className: isTaken ? undefined : styles.free })),
    )
  },
} satisfies Record<string, WriteTable<HTMLElement>>

function WrittenRoad({ code }: { code: string }) {
  return <Road ref={useWritten(code, writeRoadOf)} />
}

/** Nothing for a kind without a road: the tile is rendered again for another drawing. */
const writeRoadOf: WriteTable<SVGSVGElement> = (element, { Kind, Results = [] }) => {
  if (Kind === 'baccarat' || Kind === 'dragon-tiger') writeRoad(element, roadBeads(Kind, Results))
}
