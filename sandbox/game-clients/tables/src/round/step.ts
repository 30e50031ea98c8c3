import type { Effect, Move, Play, Table } from './play.ts'

export const stay = (table: Table): Move => ({ table, effects: [] })
export const move = (table: Table, play: Play, ...effects: Effect[]): Move => ({ table: { ...table, play }, effects })
