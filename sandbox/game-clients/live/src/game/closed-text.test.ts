import { expect, test } from 'vitest'
import { closedText } from './closed-text.ts'

const NOON = Date.parse('2026-11-23T11:00:00Z')
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

test('a table that takes no bets says why and when it opens, in Slovak time wherever the device is', () => {
  expect(plain(closedText({ status: 'closed', opensAt: '2026-11-23T17:00:00Z' }, NOON))).toEqual([
    'Stôl je zatvorený',
    'Otvára sa o 18:00',
  ])
  expect(plain(closedText({ status: 'maintenance', opensAt: '2026-11-23T23:30:00Z' }, NOON))).toEqual([
    'Stôl má údržbu',
    'Otvára sa 24. 11. o 0:30',
  ])
  expect(closedText({ status: 'closed', opensAt: null }, NOON)).toEqual(['Stôl je zatvorený', 'Prijaté stávky sa dohrajú'])
})
