import type { Pen } from '../pen.ts'

/** A landmark in its own units: it stands on y = 0 around x = 0, is about 300 high, and its main shape is at most 300 wide. */
export type Landmark = (pen: Pen) => string
