import type { LiveTable } from '@herna/contract/live-feed'
import { calendarDaysBetween, clockText, weekdayText } from '../texts/index.ts'
import { liveText } from './live-texts.ts'
import { type TableState, tableState } from './table-state.ts'

/** The texts of a table's state. */
export interface TableTexts {
  kind: TableState['kind']
  /** The word of its state: `Otvorený`, `Plný stôl`. */
  label: string
  /** How many wait for a seat: `čaká 3`; null: nobody, or the table is not full. */
  waiting: string | null
  /** Over the picture of a table that cannot be joined: `Otvára o 18:00`; null: nothing is known. */
  word: string | null
  /** Beside the limits: `3 voľné miesta`, `zajtra 10:00`. */
  fact: string
  /** The fact says that a player may join. */
  isFree: boolean
  /** When it opens, as part of a sentence; null: open or unknown. */
  opening: string | null
}

/** Each part of a tile asks for the texts of the same table in the same minute. */
const textsByTable = new WeakMap<LiveTable, { now: number; texts: TableTexts }>()

/** `now` in milliseconds since the epoch. */
export function tableTexts(table: LiveTable, now: number): TableTexts {
  const known = textsByTable.get(table)
  if (known?.now === now) return known.texts
  const texts = composeTexts(table, now)
  textsByTable.set(table, { now, texts })
  return texts
}

function composeTexts(table: LiveTable, now: number): TableTexts {
  const state = tableState(table, now)
  const none = { kind: state.kind, label: liveText(`state-${state.kind}`), waiting: null, word: null, fact: '', isFree: false }
  switch (state.kind) {
    case 'open': {
      const fact = state.seats ? liveText('free-seats', { count: state.seats.free }) : liveText('free-entry')
      return { ...none, fact, isFree: true, opening: null }
    }
    case 'full': {
      const { total } = state.seats
      const waiting = state.waiting > 0 ? liveText('waiting', { count: state.waiting }) : null
      return { ...none, waiting, fact: liveText('taken-seats', { taken: total, total }), opening: null }
    }
    case 'maintenance': {
      const time = state.opensAt && openingTime(state.opensAt, now)
      const word = time ? liveText('maintenance-until', { time }) : null
      return { ...none, word, fact: liveText('bets-safe'), opening: time }
    }
    case 'closed':
      return { ...none, ...closedTexts(state.opensAt, now) }
  }
}

function closedTexts(opensAt: Date | null, now: number): Pick<TableTexts, 'word' | 'fact' | 'opening'> {
  if (!opensAt) return { word: null, fact: '', opening: null }
  const opening = openingTime(opensAt, now)
  if (calendarDaysBetween(new Date(now), opensAt) > 0) return { word: liveText('closed-today'), fact: opening, opening }
  return { word: liveText('opens-at', { time: opening }), fact: liveText('today'), opening }
}

/** `18:00`, `zajtra 10:00` or `nedeľa 18:00`. */
function openingTime(opensAt: Date, now: number): string {
  const days = calendarDaysBetween(new Date(now), opensAt)
  if (days === 0) return clockText(opensAt)
  return days === 1 ? liveText('tomorrow', { time: clockText(opensAt) }) : weekdayText(opensAt)
}
