import type { LiveTable } from '@herna/contract/live-feed'
import { classNames } from '@herna/kit'
import type { Ref } from 'react'
import styles from './results.module.css'
import { segmentOf } from './segment.ts'
import { seatsOf } from './table-state.ts'
import type { Bead, Mark } from './written-parts.ts'

/** Numbers of the red pockets of a roulette. */
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Segments of the wheel that have a colour of their own; any other is a bonus. */
const SEGMENTS: Readonly<Record<string, string | undefined>> = {
  '1': styles.one,
  '2': styles.two,
  '5': styles.five,
  '10': styles.ten,
}
const SHOWN = 5

interface TableResultsProps {
  table: LiveTable
  /** Most single results; a road always has its size. */
  limit?: number
}

/** The last results of a table, drawn for its kind; the seats where a round has no result that says anything to others. Decorative: the words are in the tile's sentence. */
export function TableResults({ table, limit = SHOWN }: TableResultsProps) {
  const { Kind, Results = [] } = table
  if (Kind === 'blackjack' || Kind === 'poker') return <SeatDots availability={table.SeatsAvailability} />
  if (Results.length === 0) return null
  if (Kind === 'baccarat' || Kind === 'dragon-tiger') return <Road beads={roadBeads(Kind, Results)} />
  const shown = Results.slice(0, limit)
  const marks = resultMarks(Kind, shown)
  if (marks) return <Marks marks={marks} />
  const [newest, previous] = Results
  return (
    <span className={styles.plain}>
      <b>{newest}</b>
      {previous !== undefined && <span> · {previous}</span>}
    </span>
  )
}

/** Null: results of this kind are not drawn as a mark each. */
export function resultMarks(Kind: LiveTable['Kind'], results: readonly string[]): Mark[] | null {
  if (Kind === 'roulette') return results.map((result) => ({ text: result, className: pocketClass(result) }))
  if (Kind === 'wheel') return results.map((result) => ({ text: segmentText(result), className: segmentClass(result) }))
  return null
}

const pocketClass = (result: string): string | undefined => {
  if (result === '0' || result === '00') return styles.green
  return RED.has(Number(result)) ? styles.red : styles.black
}
const segmentClass = (result: string): string | undefined => SEGMENTS[segmentOf(result).segment] ?? styles.bonus
/** With the multiplier that has applied: `2×5`. */
function segmentText(result: string): string {
  const { segment, factor } = segmentOf(result)
  if (!(segment in SEGMENTS)) return '★'
  return factor === null ? segment : `${segment}×${factor}`
}

/** Newest first. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={styles.marks}>
      {marks.map(({ text, className }, index) => (
        // Results repeat, so the position is the key.
        <i key={index} className={className}>
          {text}
        </i>
      ))}
    </span>
  )
}

/** A dot per seat: filled when taken, a ring when free. */
export function SeatDots({ availability }: { availability: LiveTable['SeatsAvailability'] }) {
  const seats = seatsOf(availability)
  if (!seats) return null
  return (
    <span className={styles.seats}>
      {seats.taken.map(({ seat, isTaken }) => (
        <i key={seat} className={classNames(!isTaken && styles.free)} />
      ))}
    </span>
  )
}

const ROWS = 4
const COLUMNS = 10
const CELL = 10
const VIEW_BOX = `0 0 ${COLUMNS * CELL} ${ROWS * CELL}`

/** The result drawn as a filled circle, and those drawn as a stroke; others are rings. */
const SIDES = {
  baccarat: { filled: 'B', ties: ['T'] },
  'dragon-tiger': { filled: 'D', ties: ['E', 'S'] },
} as const

/** A bead road: columns of four, oldest first. Banker or dragon is a filled circle, player or tiger a ring, a tie a stroke, so that they differ without colour. */
export function roadBeads(kind: keyof typeof SIDES, results: readonly string[]): Bead[] {
  const { filled, ties }: { filled: string; ties: readonly string[] } = SIDES[kind]
  const beads = results.slice(0, ROWS * COLUMNS).reverse()
  return beads.map((result, index) => {
    const [cx, cy] = [Math.floor(index / ROWS) * CELL + CELL / 2, (index % ROWS) * CELL + CELL / 2]
    if (ties.includes(result)) return { shape: 'path', className: styles.tie, d: `M${cx - 3} ${cy + 3}l6-6` }
    return result === filled
      ? { shape: 'circle', className: styles.banker, cx, cy, r: 4 }
      : { shape: 'circle', className: styles.player, cx, cy, r: 3.2 }
  })
}

/** Without beads it has the road's size and is drawn by its ref. */
export function Road({ beads = [], ref }: { beads?: readonly Bead[]; ref?: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={styles.road} viewBox={VIEW_BOX} aria-hidden="true">
      {beads.map(({ shape: Shape, ...attributes }, index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
