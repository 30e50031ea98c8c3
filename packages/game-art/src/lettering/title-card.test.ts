import { expect, test } from 'vitest'
import { titleSvg, wordsSvg } from './title-card.ts'

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
  const match = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)
  return [Number(match?.[1]), Number(match?.[2])]
}

test('the same game has the same title; another name or studio has another one', () => {
  expect(titleSvg(brief('Ťažký kôň'))).toBe(titleSvg(brief('Ťažký kôň')))
  expect(titleSvg(brief('Ťažký kôň'))).not.toBe(titleSvg(brief('Ľahký kôň')))
  expect(titleSvg(brief('Ťažký kôň'))).not.toBe(titleSvg(brief('Ťažký kôň', 'neonka')))
})

test('a title is cropped to its letters and stays within the size of a logo, however long the name is', () => {
  for (const name of ['7', 'Hlbina', 'Horúca čerešňa', 'Veľmi dlhý názov hry o vlkovi, ktorý prešiel Tatry']) {
    const [width, height] = sizeOf(titleSvg(brief(name)))
    expect(width).toBeGreaterThan(40)
    expect(width).toBeLessThanOrEqual(660)
    expect(height).toBeGreaterThan(40)
    expect(height).toBeLessThanOrEqual(360)
  }
})

test('a title without a sign has a dark ground with a bright edge behind all its letters', () => {
  const [onSign, backed] = [titleSvg(brief('Líščí les')), titleSvg(brief('Líščí les', 'papierka'))]
  expect(onSign).not.toContain('stroke="#fffaf0"')
  const [shadow, rim, ground] = [...backed.matchAll(/<path d="([^"]+)"[^>]*stroke-width="(\d+)"/g)]
  expect([shadow, rim, ground].map((layer) => Number(layer?.[2]))).toEqual([42, 42, 30])
  expect(rim?.[1]).toBe(ground?.[1])
  expect(rim?.[0]).toContain('stroke="#fffaf0"')
})

test('words of an event are set in the lettering of the game, in lines that fit a phone', () => {
  const words = wordsSvg(brief('Vlčia hora'), 'Veľká výhra')
  expect(words).not.toBe(wordsSvg(brief('Vlčia hora', 'neonka'), 'Veľká výhra'))
  const [width, height] = sizeOf(words)
  expect(width / height).toBeLessThan(2.5)
})
