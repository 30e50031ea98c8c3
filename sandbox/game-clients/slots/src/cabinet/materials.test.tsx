import { CABINETS } from '@herna/contract/games'
import { applyPalette } from '@herna/game-kit'
import { afterEach, expect, test } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'

/** Accents of studios, and the extremes between which every other lies. */
// biome-ignore format: a list of colours
const ACCENTS = [
  '#9fe870', '#ff5d6c', '#e2ab3f', '#f7b955', '#ffd04f', '#ffd24a', '#8fd0ff', '#35e0ff', '#ffb6cf', '#c7df8a', '#b9c4dc',
  '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff', '#7f7f7f',
]

/** Grounds and the inks on them. Text needs 4.5 : 1, the icons of keys and spin button 3 : 1. */
// biome-ignore format: a list of pairs
const PAIRS = [
  ['plate', 4.5], ['win', 4.5], ['msg', 4.5], ['sign', 4.5], ['amount', 4.5], ['ribbon', 4.5], ['reel', 4.5], ['key', 3], ['spin', 3],
] as const

const root = document.documentElement
afterEach(() => {
  delete root.dataset.cabinet
  root.removeAttribute('style')
  document.body.replaceChildren()
})

type Rgb = readonly [number, number, number]

/** Every colour that the browser paints for `background` or `color`, 0 to 1; translucent ones are an error: nobody knows what lies below. */
function coloursOf(computed: string): Rgb[] {
  const found = [...computed.matchAll(/rgba?\(([^)]+)\)|color\(srgb ([^)]+)\)/g)]
  return found.map(([whole, bytes, parts]) => {
    const [colour = '', alpha = '1'] = (bytes ?? parts ?? '').split('/')
    const values = colour
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    expect(Number(alpha) * (values[3] ?? 1), `${whole} is opaque`).toBe(1)
    return values.slice(0, 3).map((value) => (bytes === undefined ? value : value / 255)) as unknown as Rgb
  })
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Paints one ground with its ink and returns the colours of both. */
function painted(name: string): { grounds: Rgb[]; ink: Rgb } {
  const element = document.createElement('p')
  element.style.setProperty('background', `var(--g-${name})`)
  element.style.setProperty('color', `var(--g-${name}-ink)`)
  document.body.append(element)
  const { backgroundImage, backgroundColor, color } = getComputedStyle(element)
  element.remove()
  const grounds = coloursOf(backgroundImage === 'none' ? backgroundColor : backgroundImage)
  const [ink] = coloursOf(color)
  if (ink === undefined || grounds.length === 0) throw new Error(`${name} has no colours`)
  return { grounds, ink }
}

/** Red, as a loss would be written: between orange and magenta, and saturated. */
function isRed([red, green, blue]: Rgb): boolean {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  return red === most && spread > 0.3 && Math.abs(green - blue) < spread * 0.42
}

function applyCabinet(cabinet: string, accent: string): void {
  root.dataset.cabinet = cabinet
  applyPalette(root, { background: '#140d24', surface: '#3a2058', accent, text: '#ffffff' })
}

test.each(CABINETS)('texts and icons on %s are legible with every palette', (cabinet) => {
  const tooWeak: string[] = []
  for (const accent of ACCENTS) {
    applyCabinet(cabinet, accent)
    for (const [name, least] of PAIRS) {
      const { grounds, ink } = painted(name)
      const weakest = Math.min(...grounds.map((ground) => contrast(ground, ink)))
      if (weakest < least) tooWeak.push(`${name} with ${accent}: ${weakest.toFixed(2)}`)
    }
  }
  expect(tooWeak).toEqual([])
})

test.each(CABINETS)('amounts won are neither red nor on red in %s, with any palette', (cabinet) => {
  for (const accent of ACCENTS) {
    applyCabinet(cabinet, accent)
    for (const name of ['win', 'ribbon', 'amount', 'msg', 'plate']) {
      const { grounds, ink } = painted(name)
      const won = name === 'plate' ? [ink] : [...grounds, ink]
      expect(won.filter(isRed), `${name} with ${accent}`).toEqual([])
    }
  }
})

test('winning symbols of each material move in a way of their own', () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const keyframes = rules.flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []))
  const motions = CABINETS.map((cabinet) => {
    applyCabinet(cabinet, '#ffb224')
    return getComputedStyle(root).getPropertyValue('--g-hit').trim()
  })
  expect(keyframes).toEqual(expect.arrayContaining(motions))
  expect(new Set(motions).size).toBe(CABINETS.length)
})

test('at least half of the materials have light reels', () => {
  const light = CABINETS.filter((cabinet) => {
    applyCabinet(cabinet, '#ffb224')
    return painted('reel').grounds.every((ground) => luminance(ground) > 0.5)
  })
  expect(light.length).toBeGreaterThanOrEqual(CABINETS.length / 2)
})
