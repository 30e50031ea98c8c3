import { expect, test } from 'vitest'
import { palette } from '../palette.ts'
import { renderableText, FONT_KEYS, fontOf } from './fonts.ts'
import { advance, bounds, fittedOutline, outline } from './outline.ts'
import { LETTER_STYLES, type LetterStyle } from './styles.ts'
import { title } from './title.ts'
import { wrap } from './wrap.ts'

const SLOVAK = 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž'
const PAL = palette(['#0b1426', '#1b3350', '#2f6384', '#f2b27a', '#ffd9a0', '#ffb36b', '#ff9b54'])

test('every lettering font has the whole Slovak alphabet in both cases', () => {
  for (const font of FONT_KEYS)
    for (const letter of SLOVAK + SLOVAK.toLocaleUpperCase('sk')) {
      expect(fontOf(font, letter), `${font} ${letter}`).not.toBeNull()
      expect(outline(font, letter, 0, 0, 40), `${font} ${letter}`).toMatch(/^M/)
    }
})

test('a caron is rendered: ľ has another outline than l', () => {
  for (const font of FONT_KEYS) expect(outline(font, 'ľ', 0, 0, 40)).not.toBe(outline(font, 'l', 0, 0, 40))
})

test('a caron beside its letter leaves no hole before the next one, and does not touch it', () => {
  // Here the next letter has room below the caron.
  for (const font of ['audiowide', 'berkshire', 'blackops', 'ribeye', 'uncial'] as const)
    expect(advance(font, 'ľa', 1) - advance(font, 'la', 1), font).toBeLessThan(0.03)
  // A tall letter stays clear of it: the caron ends before the next letter begins.
  for (const font of ['archivo', 'ribeye', 'uncial'] as const) {
    const end = bounds(outline(font, 'ľ', 0, 0, 1)).width
    expect(advance(font, 'ľk', 1) - advance(font, 'k', 1), font).toBeGreaterThan(end)
  }
})

test('a character that no font has is replaced or removed and never rendered as an empty box', () => {
  expect(renderableText('bebas', 'A虎ḿ')).toBe('Am')
  expect(renderableText('bebas', '虎 Tiger').trim()).toBe('Tiger')
})

test('long names break into at most three lines and no word is lost', () => {
  const name = 'Sherlock: The Curse of the Hall of Mirrors'
  expect(wrap(name, 14).length).toBeLessThanOrEqual(3)
  expect(wrap(name, 14).join(' ')).toBe(name)
  expect(wrap('a b c d e f g h i j k l m n o', 4).join(' ')).toBe('a b c d e f g h i j k l m n o')
})

test('a title stays inside its box with every font and name', () => {
  const box = { x: 220, y: 262, width: 380, size: 56, chars: 14, maxHeight: 80 }
  for (const font of FONT_KEYS)
    for (const name of [
      'Raketa',
      'Tajomstvo starej bane',
      'Sherlock: The Curse of the Hall of Mirrors',
      'Najneuveriteľnejšiedobrodružstvo',
    ]) {
      const svg = title(name, { font, style: 'flat', caps: true, track: 0.02, lead: 0.98 }, box, PAL, 't')
      const { x, y, width } = bounds(svg.match(/ d="([^"]+)"/)?.[1] ?? '')
      expect(x, `${font} ${name}`).toBeGreaterThan(14)
      expect(x + width, `${font} ${name}`).toBeLessThan(426)
      expect(y, `${font} ${name}`).toBeGreaterThan(120)
    }
})

test('every style renders the letters', () => {
  for (const style of Object.keys(LETTER_STYLES) as LetterStyle[])
    expect(
      title(
        'Kráľ',
        { font: 'slab', style, caps: false, track: 0, lead: 1 },
        { x: 100, y: 80, width: 200, size: 40, chars: 14, maxHeight: 60 },
        PAL,
        't',
      ),
    ).toContain('<path')
})

test('a fitted word fills its box without exceeding it', () => {
  for (const font of FONT_KEYS) {
    const { x, y, width, height } = bounds(fittedOutline(font, 'Q', { cx: 128, cy: 128, width: 190, height: 172 }))
    expect(Math.min(x, y), font).toBeGreaterThan(30)
    expect(Math.max(x + width, y + height), font).toBeLessThan(226)
  }
})
