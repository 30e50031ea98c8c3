import '@herna/kit/base.css'
import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, expect, test } from 'vitest'
import { liveTables, TableResults } from '../live-tables/index.ts'
import { liveTableOf, seatsTaken } from '../testing/live-tables.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { LIVE_PARTS } from './live-tile.tsx'
import styles from './tile.module.css'
import { Tile } from './tile.tsx'
import type { TileView } from './tile-view.ts'

const texts = { game, jackpots }
const context = { preview: false, contentOrigin: '/content', money: { locale: 'sk-SK', currency: 'EUR' } }
const tableGame = (code: string): TileView => ({
  code,
  name: 'Ruleta Corso',
  provider: 'Corso',
  version: '1',
  live: true,
  minBet: 100,
  maxBet: 1_000,
  dealer: 'Eva',
  language: { code: 'sk', name: 'Slovenčina', flag: '/assets/flags/sk.svg' },
})
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const tile = (code: string) => <Tile tile={tableGame(code)} place="Grid" context={context} live={LIVE_PARTS} />
const list = (codes: readonly string[], width = 236) => (
  <ul style={{ width }}>
    {codes.map((code) => (
      <Profiler key={code} id={code} onRender={(id) => rendered.push(id)}>
        {tile(code)}
      </Profiler>
    ))}
  </ul>
)
let rendered: string[] = []
const showListening = (codes: readonly string[], width?: number) => show(list(codes, width), { texts })
const change = (act: () => void) => {
  rendered = []
  flushSync(act)
}
afterEach(() => {
  clear()
  liveTables.clear()
})

test('one update renders one tile of two hundred; an update of another table none [P13]', async () => {
  const codes = Array.from({ length: 200 }, (_, index) => `t-${index}`)
  liveTables.replaceAll([...codes, 'elsewhere'].map((code) => liveTableOf(code)))
  await show(list(codes), { texts })
  await expect.poll(() => document.querySelectorAll('[data-table-state]').length).toBe(200)
  change(() => liveTables.merge({ ImsGameCode: 't-77', Status: 'closed' }))
  expect(new Set(rendered)).toEqual(new Set(['t-77']))
  expect(document.querySelectorAll('[data-table-state="closed"]')).toHaveLength(1)
  change(() => liveTables.merge({ ImsGameCode: 'elsewhere', Status: 'closed' }))
  expect(rendered).toEqual([])
})

test('the name of whoever deals is not cut off beside a road or seats in the tile of a phone', async () => {
  const Dealer = 'Alexandru'
  liveTables.replaceAll([
    liveTableOf('a', { Kind: 'baccarat', Dealer, Results: 'BPBBPTBPBPBBBPPBPBPPBTBPBPBBPPB'.split('') }),
    liveTableOf('b', { Kind: 'blackjack', Dealer, SeatsAvailability: seatsTaken(4) }),
  ])
  await show(list(['a', 'b'], 162), { texts })
  await expect.poll(() => document.querySelectorAll('[data-table-state]').length).toBe(2)
  const names = [...document.querySelectorAll('[data-table-state] span')].filter(
    ({ textContent, children }) => textContent === Dealer && children.length === 0,
  )
  expect(names.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([false, false])
})

test('a result and a taken seat are shown without rendering the tile, and a later render keeps them [P13]', async () => {
  liveTables.replaceAll([liveTableOf('a'), liveTableOf('b', { Kind: 'blackjack', SeatsAvailability: seatsTaken(4) })])
  await show(list(['a', 'b']), { texts })
  await expect.poll(() => document.querySelectorAll('[data-table-state]').length).toBe(2)
  const shown = (code: string) => {
    const tile = document.querySelector(`[data-game="${code}"]`) as HTMLElement
    const marks = [...tile.querySelectorAll('[data-table-state] i')]
    return {
      marks: marks.map(({ textContent }) => textContent).join(' '),
      looks: new Set(marks.map(({ className }) => className)).size,
      spoken: tile.querySelector('.sr')?.textContent,
      facts: plain(tile.querySelector('[class*="facts"]')?.textContent),
    }
  }
  const first = shown('a')
  change(() => liveTables.merge({ ImsGameCode: 'a', Results: ['5', '17', '0'] }))
  change(() => liveTables.merge({ ImsGameCode: 'b', SeatsAvailability: seatsTaken(5), Players: 4 }))
  expect(rendered).toEqual([])
  expect(shown('a')).toMatchObject({ marks: '5 17 0', looks: 3, spoken: expect.stringContaining('5, 17, 0') })
  expect(shown('b').facts).toContain('2 voľné miesta')
  expect(shown('b').spoken).toContain('2 z 7')
  expect(document.querySelectorAll('[data-game="b"] [data-table-state] i:not([class=""], :not([class]))')).toHaveLength(2)
  change(() => liveTables.merge({ ImsGameCode: 'a', Dealer: 'Eva' }))
  expect(rendered).toContain('a')
  expect(shown('a')).toMatchObject({ marks: '5 17 0', spoken: expect.stringContaining('Eva') })
  change(() => liveTables.merge({ ImsGameCode: 'a', Dealer: 'Lucia', Results: ['17', '32', '0', '25', '8', '3'] }))
  expect(shown('a')).toEqual(first)
  change(() => liveTables.merge({ ImsGameCode: 'b', SeatsAvailability: seatsTaken(7) }))
  expect(rendered).toContain('b')
  expect(document.querySelectorAll('[data-table-state="full"]')).toHaveLength(1)
})

test('a road is drawn without rendering the tile as a rendered one would be [P13]', async () => {
  liveTables.replaceAll([liveTableOf('a', { Kind: 'baccarat', Results: ['T', 'P', 'B', 'B'] })])
  await show(list(['a']), { texts })
  await expect.poll(() => document.querySelector('[data-table-state] svg circle')).not.toBeNull()
  const road = () => document.querySelector('[data-table-state] svg')?.innerHTML.replaceAll(/(\/>|><\/\w+>)/g, '>')
  for (const Results of [
    ['P', 'T', 'P', 'B', 'B'],
    ['T', 'B'],
    Array.from({ length: 45 }, (_, index) => 'PBT'[index % 3] ?? ''),
  ]) {
    change(() => liveTables.merge({ ImsGameCode: 'a', Results }))
    expect(rendered).toEqual([])
    const expected = renderToStaticMarkup(<TableResults table={liveTableOf('a', { Kind: 'baccarat', Results })} />)
    expect(road()).toBe(
      expected
        .replace(/^<svg[^>]*>/, '')
        .replace('</svg>', '')
        .replaceAll(/(\/>|><\/\w+>)/g, '>'),
    )
  }
})

test('the tile shows its table’s dealer, limits, state and last results over the catalogue’s, and the catalogue’s again when the feed ends [3.38]', async () => {
  await showListening(['a'])
  const text = () => plain(document.querySelector('[data-game]')?.textContent)
  expect(text()).toContain('Eva')
  expect(text()).toContain('1 – 10 €')
  change(() => liveTables.replaceAll([liveTableOf('a')]))
  expect(text()).toContain('Lucia')
  expect(text()).toContain('Voľný vstup')
  expect(text()).not.toContain('Eva')
  expect(text()).not.toContain('1 – 10 €')
  expect([...document.querySelectorAll('[data-table-state] i')].map((each) => each.textContent)).toEqual([
    '17',
    '32',
    '0',
    '25',
    '8',
  ])
  change(() => liveTables.clear())
  expect(text()).toContain('Eva')
})

test('neither the first table nor any later state changes the size of a tile, small or large', async () => {
  for (const width of [150, 204, 236, 320]) {
    await showListening(['a', 'b'], width)
    const sizes = () => [...document.querySelectorAll(`.${styles.tile}`)].map((each) => each.getBoundingClientRect().height)
    const before = sizes()
    const states: Parameters<typeof liveTableOf>[1][] = [
      { Status: 'online' },
      { SeatsAvailability: seatsTaken(7), Kind: 'blackjack', Waiting: 3 },
      { Status: 'closed', OpensAt: '2099-11-23T17:00:00Z' },
      { Status: 'maintenance', OpensAt: '2099-11-23T17:00:00Z' },
      { Kind: 'baccarat', Results: ['B', 'P', 'T'] },
    ]
    for (const facts of states) {
      change(() => liveTables.replaceAll([liveTableOf('a', facts)]))
      expect([width, facts, sizes()]).toEqual([width, facts, before])
    }
    change(() => liveTables.clear())
  }
})

test('results are drawn for the kind of the table: pockets, a road, seats, segments, else words; a table that cannot be joined shows none', async () => {
  await showListening(['a'])
  const state = () => document.querySelector('[data-table-state]') as HTMLElement
  const set = (facts: Parameters<typeof liveTableOf>[1]) => change(() => liveTables.replaceAll([liveTableOf('a', facts)]))
  set({ Kind: 'baccarat', Results: ['T', 'P', 'B', 'B'] })
  expect([state().querySelectorAll('circle').length, state().querySelectorAll('svg path').length]).toEqual([3, 1])
  set({ Kind: 'blackjack', SeatsAvailability: seatsTaken(4), Results: ['20'] })
  expect(state().querySelectorAll('i')).toHaveLength(7)
  set({ Kind: 'dragon-tiger', Results: ['D', 'T', 'T', 'E', 'S'] })
  expect([state().querySelectorAll('circle').length, state().querySelectorAll('svg path').length]).toEqual([3, 2])
  set({ Kind: 'wheel', Results: ['2', 'bonus:10', '5:3'] })
  expect([...state().querySelectorAll('i')].map((each) => each.textContent)).toEqual(['2', '★', '5×3'])
  set({ Kind: 'dice', Results: ['2-5-6', '1-1-4', '3-3-3'] })
  expect(state().textContent).toContain('2-5-6 · 1-1-4')
  set({ Kind: undefined, Results: undefined })
  expect(state().querySelector('i, svg')).toBeNull()
  set({ Status: 'closed' })
  expect(state().querySelector('i, svg')).toBeNull()
})

test('a table in another language than its game’s shows that language without a flag; one without a dealer shows none', async () => {
  await showListening(['a'])
  change(() => liveTables.replaceAll([liveTableOf('a')]))
  const foot = () => document.querySelector('[data-table-state]') as HTMLElement
  expect(foot().querySelector('img')?.getAttribute('src')).toBe('/content/assets/flags/sk.svg')
  change(() => liveTables.merge({ ImsGameCode: 'a', Language: 'en', Dealer: 'Amara' }))
  expect([foot().querySelector('img'), foot().textContent?.includes('ENAmara')]).toEqual([null, true])
  change(() => liveTables.merge({ ImsGameCode: 'a', Language: 'en', Dealer: null }))
  expect(foot().textContent).toContain('Bez krupiéra')
  expect(foot().textContent).not.toContain('EN')
})

test('what is drawn is hidden from screen readers; the link’s name has one sentence, and nothing is announced', async () => {
  await showListening(['a'])
  change(() => liveTables.replaceAll([liveTableOf('a', { SeatsAvailability: seatsTaken(4), Kind: 'blackjack' })]))
  const link = document.querySelector('[data-game]') as HTMLElement
  expect(link.querySelector('[data-table-state]')?.getAttribute('aria-hidden')).toBe('true')
  expect(link.querySelector('.sr')?.textContent).toBe('Otvorený stôl, krupiér Lucia, jazyk Slovenčina, voľné miesta: 3 z 7.')
  expect(document.querySelector('[role=status], [aria-live]')).toBeNull()
})
