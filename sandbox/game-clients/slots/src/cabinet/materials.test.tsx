import { type Cabinet, CABINETS, REEL_LUMINANCE } from '@herna/contract/games'
import { applyPalette, make } from '@herna/game-kit'
import { afterEach, expect, test } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { applyCabinet as applyBuild } from './apply-cabinet.ts'
import { frameAround } from './frame.ts'

/** Accents of studios, and the extremes between which every other lies. */
// biome-ignore format: a list of colours
const ACCENTS = [
  '#9fe870', '#ff5d6c', '#e2ab3f', '#f7b955', '#ffd04f', '#ffd24a', '#8fd0ff', '#35e0ff', '#ffb6cf', '#c7df8a', '#b9c4dc',
  '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff', '#7f7f7f',
]
/** Those between which the others lie. */
const EXTREMES = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffb224']

/** Grounds and the inks on them. Text needs 4.5 : 1, the icons of keys and spin button 3 : 1. */
// biome-ignore format: a list of pairs
const PAIRS = [
  ['plate', 4.5], ['win', 4.5], ['msg', 4.5], ['sign', 4.5], ['amount', 4.5], ['ribbon', 4.5], ['reel', 4.5], ['key', 3], ['spin', 3],
] as const

const root = document.documentElement
afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.removeAttribute('style')
  document.body.replaceChildren()
})

type Rgb = readonly [number, number, number]

/** A colour of OKLCH as it is painted. */
function inSrgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
}

const EXTREME_HUES = [0, 90, 180, 270]

/** Every opaque colour of a computed value, 0 to 1. */
const coloursIn = (computed: string): Rgb[] =>
  [...computed.replace(/oklch\([^)]+\)/g, inSrgb).matchAll(/rgba?\(([^)]+)\)|color\(srgb ([^)]+)\)/g)]
    .map(([, bytes, parts]) => ({ values: (bytes ?? parts ?? '').split(/[\s,/]+/).map(Number), isBytes: bytes !== undefined }))
    .filter(({ values }) => (values[3] ?? 1) === 1)
    .map(({ values, isBytes }) => values.slice(0, 3).map((value) => (isBytes ? value / 255 : value)) as unknown as Rgb)

/** Every colour that the browser paints for `background` or `color`, 0 to 1; translucent ones are an error: nobody knows what lies below. */
function coloursOf(computed: string): Rgb[] {
  const found = [...computed.replace(/oklch\([^)]+\)/g, inSrgb).matchAll(/rgba?\(([^)]+)\)|color\(srgb ([^)]+)\)/g)]
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

/** The frame as it is painted; its colours may be translucent. */
function frameColours(): string {
  const frame = frameAround(make('div'))
  document.body.append(frame)
  const { backgroundImage, backgroundColor } = getComputedStyle(frame)
  frame.remove()
  return backgroundImage + backgroundColor
}

/** Red, as a loss would be written: between orange and magenta, and saturated. */
function isRed([red, green, blue]: Rgb): boolean {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  return red === most && spread > 0.3 && Math.abs(green - blue) < spread * 0.42
}

/** Hues in which materials are tinted; `undefined`: in its own. */
const HUES = [undefined, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const plain = { topper: 'gable', window: 'columns', ground: 'plain', keys: 'own', motion: 'bounce' } as const

function applyCabinet(cabinet: Cabinet, accent: string, hue?: number, surface = '#3a2058'): void {
  applyBuild(root, { cabinet, build: { ...plain, ...(hue !== undefined && { hue }) } })
  applyPalette(root, { background: '#140d24', surface, accent, text: '#ffffff' })
}

function weakTexts(cabinet: Cabinet, accents: readonly string[], hue?: number): string[] {
  return accents.flatMap((accent) => {
    applyCabinet(cabinet, accent, hue)
    return PAIRS.flatMap(([name, least]) => {
      const { grounds, ink } = painted(name)
      const weakest = Math.min(...grounds.map((ground) => contrast(ground, ink)))
      return weakest < least ? [`${name} with ${accent} in ${hue}: ${weakest.toFixed(2)}`] : []
    })
  })
}

function redAmounts(cabinet: Cabinet, accents: readonly string[], hue?: number): string[] {
  return accents.flatMap((accent) => {
    applyCabinet(cabinet, accent, hue)
    return ['win', 'ribbon', 'amount', 'msg', 'plate'].flatMap((name) => {
      const { grounds, ink } = painted(name)
      const won = name === 'plate' ? [ink] : [...grounds, ink]
      return won.some(isRed) ? [`${name} with ${accent} in ${hue}`] : []
    })
  })
}

test.each(CABINETS)('texts and icons on %s are legible with every palette', (cabinet) => {
  expect(weakTexts(cabinet, ACCENTS)).toEqual([])
})

test.each(CABINETS)('texts and icons on %s are legible in every hue of a studio', (cabinet) => {
  expect(HUES.flatMap((hue) => weakTexts(cabinet, EXTREMES, hue))).toEqual([])
})

test.each(CABINETS)('amounts won are neither red nor on red in %s, with any palette and hue', (cabinet) => {
  expect(redAmounts(cabinet, ACCENTS)).toEqual([])
  expect(HUES.flatMap((hue) => redAmounts(cabinet, EXTREMES, hue))).toEqual([])
})

test.each(CABINETS)('the hue of a studio is seen on the frame or reels of %s', (cabinet) => {
  const seen = HUES.map((hue) => {
    applyCabinet(cabinet, '#ffb224', hue)
    return JSON.stringify([painted('reel').grounds, frameColours()])
  })
  expect(new Set(seen).size).toBe(HUES.length)
})

/** Surfaces of palettes: dark ones of each hue, grey, and the brightest that a palette may claim. */
const SURFACES = ['#1c0804', '#17391a', '#0e3358', '#36155c', '#1c1c2a', '#808080', '#ffffff', '#ffff00', '#00ff00', '#ff0000']

test.each(CABINETS)('reels of %s are as dark or as light as their symbols expect, with any palette and hue', (cabinet) => {
  const off = [undefined, ...EXTREME_HUES].flatMap((hue) =>
    SURFACES.flatMap((surface) => {
      delete root.dataset['tinted']
      applyCabinet(cabinet, '#ffff00', hue, surface)
      const lights = painted('reel').grounds.map(luminance)
      const isKept =
        lights.every((light) => light <= REEL_LUMINANCE.dark) || lights.every((light) => light >= REEL_LUMINANCE.light)
      return isKept ? [] : [`${surface} in ${hue}: ${lights.map((light) => light.toFixed(3)).join(' ')}`]
    }),
  )
  expect(off).toEqual([])
})

test('games of one studio have reels in their own hue, where the reels are dark', () => {
  for (const cabinet of ['brass', 'stone', 'steel', 'lacquer'] as const) {
    const reels = ['#3f1408', '#17391a', '#36155c', '#0e3358'].map((surface) => {
      applyCabinet(cabinet, '#ffb224', undefined, surface)
      return JSON.stringify(painted('reel').grounds)
    })
    expect(new Set(reels).size, cabinet).toBe(reels.length)
  }
})

/** The darkest night and the brightest day that a topper stands before. */
const SKIES: readonly Rgb[] = [
  [0.06, 0.05, 0.1],
  [0.98, 0.95, 0.88],
]

test.each(CABINETS)('what stands on the frame of %s is seen by night and by day', (cabinet) => {
  applyCabinet(cabinet, '#ffb224')
  const element = document.createElement('p')
  element.style.background = 'var(--g-topper-fill, var(--g-frame))'
  element.style.color = 'var(--topper-rim)'
  document.body.append(element)
  const { backgroundImage, backgroundColor, color } = getComputedStyle(element)
  element.remove()
  const colours = coloursIn(backgroundImage + backgroundColor + color)
  for (const sky of SKIES) expect(Math.max(...colours.map((colour) => contrast(colour, sky)))).toBeGreaterThanOrEqual(3)
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
