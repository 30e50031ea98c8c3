import type { Frame } from '../studios/studio.ts'
import { path, rect } from './shapes.ts'
import type { Palette } from '../palette.ts'

/** The studio's frame of a tile: thin, so that label and heart are readable in the corners. */
export function frameOf(frame: Frame, W: number, H: number, p: Palette): string {
  if (frame === 'hairline')
    return rect(6, 6, W - 12, H - 12, `rx="9" fill="none" stroke="${p.metal[1]}" stroke-opacity=".55" stroke-width="1.6"`)
  if (frame === 'corners')
    return path(
      `M10 ${H - 34}V${H - 10}H34M${W - 34} ${H - 10}H${W - 10}V${H - 34}`,
      'fill="none" stroke="url(#gold)" stroke-width="3"',
    )
  if (frame === 'ribbon') return rect(0, H - 7, W, 7, `fill="${p.accent}"`) + rect(0, H - 9, W, 2, 'fill="#000" opacity=".4"')
  if (frame === 'bevel')
    return (
      rect(1.5, 1.5, W - 3, H - 3, `fill="none" stroke="${p.rim}" stroke-opacity=".5" stroke-width="3"`) +
      rect(4, 4, W - 8, H - 8, 'fill="none" stroke="#000" stroke-opacity=".45" stroke-width="2"')
    )
  return ''
}
