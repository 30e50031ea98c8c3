import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, legible } from './contrast.ts'
import { paletteOf } from './palette.ts'

const colourArb = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const themeArb = fc.record({
  background: colourArb,
  surface: colourArb,
  accent: colourArb,
  text: colourArb,
})

test('whatever palette a studio has, text keeps 4.5 : 1 on the ground it lies on', () => {
  fc.assert(
    fc.property(themeArb, (theme) => {
      const p = paletteOf(theme)
      const pairs = [
        [p.text, p.panel],
        [p.text, p.raised],
        [p.text, p.reel],
        [p.muted, p.raised],
        [p.muted, p.hovered],
        [p.text, p.hovered],
        [p.muted, p.panel],
        [p.accentText, p.accent],
        [p.accentOnPanel, p.raised],
        [p.accentOnPanel, p.panel],
      ] as const
      for (const [ink, ground] of pairs) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the spin button stands out from what lies behind it, 3 : 1', () => {
  fc.assert(
    fc.property(themeArb, (theme) => {
      const p = paletteOf(theme)
      expect(contrast(p.accent, p.panel)).toBeGreaterThanOrEqual(3)
      expect(contrast(p.accent, p.ground)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('a colour that reads well already is kept', () => {
  expect(legible('#ffb224', '#0f0c17', 4.5)).toBe('#ffb224')
})

test('a theme that is no colour at all falls back to the house', () => {
  const p = paletteOf({ background: 'red', surface: '', accent: 'url(x)', text: 'x' })
  expect(p.accent).toBe('#ffb224')
})
