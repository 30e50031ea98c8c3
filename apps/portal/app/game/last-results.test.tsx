import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { liveTableOf, seatsTaken } from '../testing/live-tables.fixture.ts'
import { LastResults } from './last-results.tsx'

/** The texts of the paragraphs: what is seen or read out, without the drawing. */
const paragraphs = (facts: Parameters<typeof liveTableOf>[1]) => {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<LastResults table={liveTableOf('a', facts)} />)
  return [...element.querySelectorAll('p')].map(({ textContent }) => textContent).slice(0, -1)
}

test('last results of card tables are words, not seats', () => {
  expect(paragraphs({ Kind: 'blackjack', SeatsAvailability: seatsTaken(1, 2), Results: ['19', '24', '17'] })).toEqual([
    'Krupiér: 19 · cez 21 · 17',
  ])
  expect(paragraphs({ Kind: 'poker', Results: ['P', 'HC', '3K'] })).toEqual(['pár · vysoká karta · trojica'])
})

test('results that are drawn are read out in words; an unknown one as the studio sends it, and none shows nothing', () => {
  expect(paragraphs({ Kind: 'baccarat', Results: ['B', 'T', 'P', 'X'] })).toEqual(['bankár, remíza, hráč, X'])
  expect(paragraphs({ Kind: 'dragon-tiger', Results: ['D', 'S', 'T'] })).toEqual(['drak, remíza v jednej farbe, tiger'])
  expect(paragraphs({ Kind: 'wheel', Results: ['2', '5:3', 'bonus:10'] })).toEqual(['2, 5 s násobičom 3, hviezda 10 ku 1'])
  expect(paragraphs({ Kind: 'roulette', Results: ['17', '0'] })).toEqual(['17, 0'])
  expect(paragraphs({ Results: [] })).toEqual([])
})
