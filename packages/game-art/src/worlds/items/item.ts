import type { Pen } from '../pen.ts'

/** A thing that stands in a row: it rises `h` from `base` at `x`. */
export interface ItemInput {
  readonly pen: Pen
  readonly x: number
  readonly base: number
  readonly h: number
  /** Its main colour. */
  readonly colour: string
  /** Its number in the row. */
  readonly i: number
}
export type Item = (input: ItemInput) => string
