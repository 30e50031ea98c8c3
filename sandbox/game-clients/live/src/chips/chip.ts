import { makeSvg } from '@herna/game-kit'
import { chipText } from './chip-text.ts'

const COLOURS = ['violet', 'grey', 'blue', 'red', 'green', 'black', 'purple'] as const
const FONT_SIZES = [0, 24, 20, 17, 14, 12]

/** A chip with an amount, in the colour of the highest chip contained in it. `isSent`: drawn solid; else as not confirmed. */
export function chip(amount: number, chips: readonly number[], className = ''): SVGElement {
  const index = chips.filter((value) => value <= amount).length - 1
  const colour = COLOURS[Math.min(Math.max(index, 0), COLOURS.length - 1)] ?? 'grey'
  const text = chipText(amount)
  const label = makeSvg('text', {
    x: 24,
    y: 24.5,
    'dominant-baseline': 'central',
    'text-anchor': 'middle',
    'font-size': FONT_SIZES[Math.min(text.length, FONT_SIZES.length - 1)] ?? 12,
  })
  label.textContent = text
  return makeSvg(
    'svg',
    { viewBox: '0 0 48 48', class: `chip chip-${colour} ${className}`, 'aria-hidden': 'true' },
    makeSvg('circle', { class: 'chip-shadow', cx: 24, cy: 25.5, r: 22 }),
    makeSvg('circle', { class: 'chip-rim', cx: 24, cy: 24, r: 22.5 }),
    makeSvg('circle', { class: 'chip-marks', cx: 24, cy: 24, r: 19.8 }),
    makeSvg('circle', { class: 'chip-heart', cx: 24, cy: 24, r: 15.5 }),
    label,
  )
}
