import { expect, test } from 'vitest'
import { titleSvg } from './title-card.ts'

const brief = (name: string, provider = 'krivan') => ({
  gameCode: 'skuska',
  name,
  provider,
  providerName: 'Kriváň',
  type: 'Slot' as const,
  motifs: ['wolf'],
  fileVersion: '1',
})
const sizeOf = (svg: string): [number, number] => {
  const found = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)
  return [Number(found?.[1]), Number(found?.[2])]
}

test('the same game has the same title, another name or studio another', () => {
  expect(titleSvg(brief('Ťažký kôň'))).toBe(titleSvg(brief('Ťažký kôň')))
  expect(titleSvg(brief('Ťažký kôň'))).not.toBe(titleSvg(brief('Ľahký kôň')))
  expect(titleSvg(brief('Ťažký kôň'))).not.toBe(titleSvg(brief('Ťažký kôň', 'neonka')))
})

test('a title is cut to its letters and stays within a logo’s size, however long the name', () => {
  for (const name of ['7', 'Hlbina', 'Horúca čerešňa', 'Veľmi dlhý názov hry o vlkovi, ktorý prešiel Tatry']) {
    const [width, height] = sizeOf(titleSvg(brief(name)))
    expect(width).toBeGreaterThan(40)
    expect(width).toBeLessThanOrEqual(660)
    expect(height).toBeGreaterThan(40)
    expect(height).toBeLessThanOrEqual(360)
  }
})
