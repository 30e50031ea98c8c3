import type { LiveTable } from '@herna/contract/live-feed'
import { classNames } from '@herna/kit'
import styles from './results.module.css'
import { segmentOf } from './segment.ts'
import { seatsOf } from './table-state.ts'
import type { Mark } from './written-parts.ts'

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
  if (Kind === 'baccarat') return <Road results={Results} sides={{ filled: 'B', ties: ['T'] }} />
  if (Kind === 'dragon-tiger') return <Road results={Results} sides={{ filled: 'D', ties: ['E', 'S'] }} />
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

interface RoadProps {
  results: readonly string[]
  /** The result drawn as a filled circle, and those drawn as a stroke; others are rings. */
  sides: { filled: string; ties: readonly string[] }
}

/** A bead road: columns of four, oldest first. Banker or dragon is a filled circle, player or tiger a ring, a tie a stroke, so that they differ without colour. */
function Road({ results, sides }: RoadProps) {
  const beads = results.slice(0, ROWS * COLUMNS).reverse()
  return (
    <svg className={styles.road} viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`} aria-hidden="true">
      {beads.map((result, index) => {
        const [x, y] = [Math.floor(index / ROWS) * CELL + CELL / 2, (index % ROWS) * CELL + CELL / 2]
        const key = `${x} ${y}`
        if (sides.ties.includes(result)) return <path key={key} className={styles.tie} d={`M${x - 3} ${y + 3}l6-6`} />
        return result === sides.filled ? (
          <circle key={key} className={styles.banker} cx={x} cy={y} r={4} />
        ) : (
          <circle key={key} className={styles.player} cx={x} cy={y} r={3.2} />
        )
      })}
    </svg>
  )
}
