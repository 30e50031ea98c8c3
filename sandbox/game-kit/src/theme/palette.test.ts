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

test('for any studio palette, text has a contrast of at least 4.5 : 1 with its background', () => {
  fc.assert(
    fc.property(themeArb, (theme) => {
      const palette = paletteOf(theme)
      const pairs = [
        [palette.text, palette.panel],
        [palette.text, palette.raised],
        [palette.text, palette.reel],
        [palette.muted, palette.raised],
        [palette.muted, palette.hovered],
        [palette.text, palette.hovered],
        [palette.muted, palette.panel],
        [palette.accentText, palette.accent],
        [palette.accentOnPanel, palette.raised],
        [palette.accentOnPanel, palette.panel],
      ] as const
      for (const [colour, background] of pairs)
        expect(contrast(colour, background), `${colour} on ${background}`).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the spin button has a contrast of at least 3 : 1 with its background', () => {
  fc.assert(
    fc.property(themeArb, (theme) => {
      const palette = paletteOf(theme)
      expect(contrast(palette.accent, palette.panel)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.accent, palette.ground)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('the deep shade of any accent carries white text, the pale one near-black text', () => {
  fc.assert(
    fc.property(themeArb, (theme) => {
      const { accentDeep, accentPale } = paletteOf(theme)
      expect(contrast('#ffffff', accentDeep)).toBeGreaterThanOrEqual(7)
      expect(contrast('#14101c', accentPale)).toBeGreaterThanOrEqual(10)
    }),
  )
})

test('a colour that is already legible is not changed', () => {
  expect(legible('#ffb224', '#0f0c17', 4.5)).toBe('#ffb224')
})

test('a theme with invalid colours falls back to the default palette', () => {
  const palette = paletteOf({ background: 'red', surface: '', accent: 'url(x)', text: 'x' })
  expect(palette.accent).toBe('#ffb224')
})
