import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveTables } from '../live-tables/index.ts'
import { clearTables, rememberTables } from '../player-data/index.ts'
import { mockPlayerHosts, mockResponses } from '../testing/hosts.fixture.ts'
import { liveTableOf, seatsTaken } from '../testing/live-tables.fixture.ts'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import game from '../texts/sk-SK/game.json'
import { LiveDetails } from './live-details.tsx'
import { LIVE_PARTS } from './live-tile.tsx'
import { Tile } from './tile.tsx'

const texts = { game }
const context = { preview: false, contentOrigin: '/content', money: { locale: 'sk-SK', currency: 'EUR' } }
const showTile = (code: string) =>
  show(
    <ul style={{ width: 236 }}>
      <Tile
        tile={{ code, name: 'Ruleta', provider: 'Corso', version: '1', live: true }}
        place="Grid"
        context={context}
        live={LIVE_PARTS}
      />
    </ul>,
    { texts },
  )
const tileText = () => document.querySelector('[data-game]')?.textContent ?? ''
const round = (gameCode: string) => ({
  roundId: '1',
  gameCode,
  gameName: null,
  state: 'open',
  openedAt: '2026-11-23T12:00:00Z',
  closedAt: null,
  staked: 100,
  won: 0,
  payment: 'balance',
  balanceAfter: 900,
})
const answerRounds = (...codes: string[]) =>
  mockResponses({ '/platform/rounds': () => Response.json({ currencyCode: 'EUR', rounds: codes.map(round) }) })

beforeEach(() => {
  mockPlayerHosts()
  answerRounds()
  liveTables.replaceAll([liveTableOf('a'), liveTableOf('b')])
})
afterEach(() => {
  clear()
  logOut()
  clearTables()
  liveTables.clear()
  vi.unstubAllGlobals()
})

test('a table that the player has open among several says so on its tile, and its details lead back to all of them', async () => {
  logIn()
  rememberTables('hrac', ['a', 'b'])
  await showTile('a')
  await expect.poll(tileText).toContain('Tu sedíte')
  await show(<LiveDetails code="a" />, { texts })
  const back = page.getByRole('link', { name: 'Vrátiť sa k stolu' })
  await expect.element(back).toHaveAttribute('href', '/kasino-zive/moje-stoly?stoly=a,b')
})

test('a table with an unfinished round says so, and its details lead back to its game', async () => {
  logIn()
  answerRounds('a')
  await showTile('a')
  await expect.poll(tileText).toContain('Tu sedíte')
  await show(<LiveDetails code="a" />, { texts })
  await expect.element(page.getByRole('link', { name: 'Vrátiť sa k stolu' })).toHaveAttribute('href', '/play/a/real')
  await showTile('b')
  expect(tileText()).not.toContain('Tu sedíte')
})

test('the tables of one player are not those of the next, and a guest sits nowhere', async () => {
  rememberTables('hrac', ['a'])
  logIn('iny')
  await showTile('a')
  expect(tileText()).toContain('Otvorený')
  expect(tileText()).not.toContain('Tu sedíte')
  logOut()
  await showTile('a')
  expect(tileText()).not.toContain('Tu sedíte')
})

test('at an open table the details offer to play it beside others, up to four', async () => {
  logIn()
  const link = page.getByRole('link', { name: /viacerých stoloch|k mojim stolom/ })
  await show(<LiveDetails code="a" />, { texts })
  await expect.element(link).toHaveAttribute('href', '/kasino-zive/moje-stoly?stoly=a')
  rememberTables('hrac', ['b', 'c'])
  await expect.element(link).toHaveAttribute('href', '/kasino-zive/moje-stoly?stoly=b,c,a')
  rememberTables('hrac', ['b', 'c', 'd', 'e'])
  await expect.element(link).not.toBeInTheDocument()
})

test('a full or closed table names when it opens and offers nothing to join it', async () => {
  logIn()
  liveTables.replaceAll([liveTableOf('a', { Status: 'closed', OpensAt: '2099-11-23T17:00:00Z' })])
  await show(<LiveDetails code="a" />, { texts })
  await expect.element(page.getByText('Zatvorený')).toBeVisible()
  await expect.element(page.getByText(/Dnes už nehrá|Otvára o/)).toBeVisible()
  expect(document.querySelector('a')).toBeNull()
  liveTables.replaceAll([liveTableOf('a', { Kind: 'blackjack', SeatsAvailability: seatsTaken(7) })])
  await expect.element(page.getByText('Plný stôl')).toBeVisible()
  expect(document.querySelector('a')).toBeNull()
})
