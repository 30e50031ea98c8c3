import type { SlotFamily } from './model.ts'

/** Line patterns: rows by reel, 0 = top. Variants with fewer lines use the first ones. */
const CLASSIC = ['111', '000', '222', '012', '210']

const VIDEO = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '01110',
  '21112',
  '10101',
  '12121',
  '01010',
  '21212',
  '11011',
  '11211',
  '02020',
  '20202',
  '00200',
  '22022',
  '02220',
  '20002',
  '01012',
  '21210',
]

const LAYOUTS: Partial<Record<SlotFamily, readonly string[]>> = {
  'classic-3x3': CLASSIC,
  'video-5x3': VIDEO,
  'multiplier-5x3': VIDEO,
  'hold-and-win-5x3': VIDEO,
  'expanding-5x3': VIDEO,
  'choice-5x3': VIDEO,
  'jackpot-5x3': VIDEO,
  'trail-5x3': VIDEO,
  'sticky-5x3': VIDEO,
}

export function linesOf(family: SlotFamily, count: number): readonly (readonly number[])[] {
  const layouts = LAYOUTS[family] ?? []
  if (!(count >= 1 && count <= layouts.length)) throw new RangeError(`${family} has 1 to ${layouts.length} lines, not ${count}`)
  return layouts.slice(0, count).map((rows) => [...rows].map(Number))
}
