import type { Typography } from '../lettering/title.ts'
import type { Palette } from '../palette.ts'
import type { FamilyName } from '../families/families.ts'

export const FRAMES = ['none', 'hairline', 'corners', 'ribbon', 'bevel'] as const
export type Frame = (typeof FRAMES)[number]

/** The visual identity of a studio's tiles: typography, compositions, palettes, frame. */
export interface Studio {
  id: string
  typography: Typography
  families: readonly FamilyName[]
  palettes: readonly Palette[]
  frame: Frame
}
