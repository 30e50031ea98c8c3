import { expect, test } from 'vitest'
import { dyed, hueOf, inHue, tinted } from './tint.ts'
import { MATERIALS } from './materials.ts'

test('a colour in its own hue stays, grey stays grey, and white and black stay', () => {
  // 29.23° is the hue of sRGB red.
  expect(inHue('#ff0000', 29.2339)).toBe('#ff0000')
  for (const grey of ['#000000', '#808080', '#ffffff']) expect(inHue(grey, 200)).toBe(grey)
})

test('red wine becomes green cloth, and grey stone is tinted when a least chroma is asked', () => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(inHue('#6d1240', 145).slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  expect(green).toBeGreaterThan(red + 30)
  expect(green).toBeGreaterThan(blue + 30)
  expect(inHue('#808080', 145, 0.045)).not.toBe('#808080')
})

test('a studio without a hue keeps the colours of its material', () => {
  expect(tinted(MATERIALS.velvet, undefined)).toBe(MATERIALS.velvet)
  expect(tinted(MATERIALS.velvet, 145).frame).not.toEqual(MATERIALS.velvet.frame)
  expect(tinted(MATERIALS.velvet, 145).outline).toBe(MATERIALS.velvet.outline)
})

test('dyed reels have the hue of the given colour and stay as dark as they were', () => {
  const { reel } = dyed(MATERIALS.stone, '#17391a')
  for (const colour of reel) expect(Math.abs(hueOf(colour) - hueOf('#17391a'))).toBeLessThan(4)
  expect(dyed(MATERIALS.stone, '#061526').reel).not.toEqual(reel)
  expect(dyed(MATERIALS.stone, '#17391a').frame).toBe(MATERIALS.stone.frame)
})
