import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeAllModals, ModalHost } from '../../dialogs/index.ts'
import { liveTables } from '../../live-tables/index.ts'
import { clearTables, tablesOf } from '../../player-data/index.ts'
import { SnackbarRegion } from '../../toasts/index.ts'
import { jsonResponse, mockPlayerHosts, mockResponses } from '../../testing/hosts.fixture.ts'
import { liveTableOf } from '../../testing/live-tables.fixture.ts'
import { logIn, logOut } from '../../testing/player-store.fixture.ts'
import { clear, currentPath, show } from '../../testing/render.fixture.tsx'
import frame from '../../texts/sk-SK/frame.json'
import { MyTables } from './my-tables.tsx'
import type { PlayableTable } from './playable-tables.server.ts'

const PATH = '/kasino-zive/moje-stoly'
const NAMES: Record<string, string> = {
  a: 'Ruleta Corso',
  b: 'Baccarat Levanda',
  c: 'Koleso mesta',
  d: 'Sic Bo',
  e: 'Drak a tiger',
}
const addresses = {
  // URLs on this page's origin that serve nothing.
  launchUrl: `${location.origin}/nowhere/{gameCode}?t={tempToken}`,
  launchUrlDemo: null,
  launchUrlMobile: null,
  launchUrlDemoMobile: null,
  launchUrls: [],
}
const tables: PlayableTable[] = Object.entries(NAMES).map(([code, name]) => ({
  tile: { code, name, provider: 'Corso', version: '1', live: true, minBet: 100, maxBet: 1_000 },
  launch: {
    gameCode: code,
    isLive: true,
    requiresPassword: false,
    addresses,
    languageCode: 'sk-SK',
    gameOrigins: [location.origin],
  },
}))
const leave = vi.fn()
let tokens = 0

beforeEach(() => {
  mockPlayerHosts()
  tokens = 0
  mockResponses({
    '/chatToken': () => Response.json({ errorCode: null, username: 'hrac', sessionToken: { sessionToken: `t${++tokens}` } }),
    '/playerInfo': jsonResponse({ userId: '1' }),
  })
  leave.mockClear()
  logIn()
})
afterEach(async () => {
  await closeAllModals()
  clear()
  logOut()
  clearTables()
  liveTables.clear()
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const showTables = async (codes: string, width = 1_400) => {
  await page.viewport(width, 800)
  await show(
    <>
      <MyTables tables={tables} lobbyHref="/kasino-zive" onLeave={leave} />
      <ModalHost />
      <SnackbarRegion />
    </>,
    { path: `${PATH}?stoly=${codes}`, texts: { frame } },
  )
}
const frameOf = (code: string) => document.querySelector<HTMLIFrameElement>(`[data-table="${code}"] iframe`)
const frames = () =>
  [...document.querySelectorAll('iframe')].map((each) => each.closest('[data-table]')?.getAttribute('data-table'))
const untilOpen = (...codes: string[]) => expect.poll(frames).toEqual(codes)
/** A message as this table's game would post it. */
const post = (code: string, message: object) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { source: 'herna-game', gameCode: code, ...message },
      source: frameOf(code)?.contentWindow ?? null,
      origin: location.origin,
    }),
  )
const removeButton = (code: string) => page.getByRole('button', { name: `Odísť od stola ${NAMES[code]}` })

test('each table of the address opens in its own iframe with its own token; unknown, repeated and further ones are removed from the address', async () => {
  await showTables('a,x,b,a,c,d,e')
  await untilOpen('a', 'b', 'c', 'd')
  expect(new Set([...document.querySelectorAll('iframe')].map(({ src }) => src)).size).toBe(4)
  await expect.poll(currentPath).toBe(`${PATH}?stoly=a,b,c,d`)
  expect(tablesOf('hrac')).toEqual(['a', 'b', 'c', 'd'])
  await expect.element(page.getByRole('button', { name: 'Pridať stôl' })).not.toBeInTheDocument()
})

test('adding and removing a table leaves the other games as they are: no iframe is loaded again or moved', async () => {
  liveTables.replaceAll([liveTableOf('a'), liveTableOf('c'), liveTableOf('d', { Status: 'closed' })])
  await showTables('a,b')
  await untilOpen('a', 'b')
  const [first, second] = [frameOf('a'), frameOf('b')]
  await page.getByRole('button', { name: 'Pridať stôl' }).click()
  const picker = page.getByRole('dialog', { name: 'Otvorené stoly naživo' })
  await expect.element(picker).toBeVisible()
  expect(picker.getByRole('listitem').elements()).toHaveLength(1)
  await picker.getByRole('button', { name: /^Koleso mesta/ }).click()
  await untilOpen('a', 'b', 'c')
  await expect.poll(currentPath).toBe(`${PATH}?stoly=a,b,c`)
  expect([frameOf('a'), frameOf('b')]).toEqual([first, second])
  const third = frameOf('c')
  await removeButton('a').click()
  await untilOpen('b', 'c')
  expect([frameOf('b'), frameOf('c')]).toEqual([second, third])
  expect(tokens).toBe(3)
})

test('leaving a table or the page asks only while a game has an open bet', async () => {
  await showTables('a,b')
  await untilOpen('a', 'b')
  post('a', { type: 'ready' })
  post('a', { type: 'round-started' })
  await expect.element(page.getByText('Otvorená stávka: Ruleta Corso')).toBeVisible()
  await removeButton('b').click()
  await untilOpen('a')
  const question = page.getByRole('dialog', { name: 'Odísť s otvorenou stávkou?' })
  await removeButton('a').click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Zostať' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(frames()).toEqual(['a'])
  await page.getByRole('link', { name: 'Späť do herne' }).click()
  await question.getByRole('button', { name: 'Odísť', exact: true }).click()
  expect(leave).toHaveBeenCalledOnce()
  await expect.element(question).not.toBeInTheDocument()
  post('a', { type: 'round-ended', balance: 100 })
  await page.getByRole('link', { name: 'Späť do herne' }).click()
  expect(leave).toHaveBeenCalledTimes(2)
})

test('a table whose session has ended with an accepted bet is not one without a bet; its way out leaves this table only', async () => {
  await showTables('a,b')
  await untilOpen('a', 'b')
  for (const code of ['a', 'b']) post(code, { type: 'ready' })
  post('a', { type: 'round-started' })
  await expect.element(page.getByText('Otvorená stávka: Ruleta Corso')).toBeVisible()
  post('a', { type: 'failed', problem: 'moved' })
  await expect.element(page.getByText('Prijaté stávky sa dohrajú a výhra sa pripíše na zostatok.')).toBeVisible()
  expect(page.getByText('Na žiadnom stole nemáte otvorenú stávku.').query()).toBeNull()
  await page.getByRole('button', { name: 'Odísť od stola', exact: true }).click()
  await untilOpen('b')
  await expect.element(page.getByText('Na žiadnom stole nemáte otvorenú stávku.')).toBeVisible()
})

test('a logout with a bet in play says on the page it leads to that the bet counts; an expired session, which leaves the tables open, does not', async () => {
  await showTables('a,b')
  await untilOpen('a', 'b')
  const notice = page.getByText('Prijaté stávky pri stoloch naživo sa dohrajú a výhra sa pripíše na zostatok.')
  const logOutNow = () => window.dispatchEvent(new Event('logout'))
  logOutNow()
  post('a', { type: 'round-started' })
  window.dispatchEvent(new Event('internal-logout'))
  logOutNow()
  await expect.element(page.getByText('Otvorená stávka: Ruleta Corso')).toBeVisible()
  expect(notice.query()).toBeNull()
  // The table may be notified first.
  post('a', { type: 'failed', problem: 'session-over' })
  logOutNow()
  await expect.element(notice).toBeVisible()
})

test('the table that waits for the player is framed and named, until the player has decided or the round has ended', async () => {
  await showTables('a,b')
  await untilOpen('a', 'b')
  const framed = () =>
    [...document.querySelectorAll('[data-table]')].flatMap((each) =>
      getComputedStyle(each).boxShadow === 'none' ? [] : [each.getAttribute('data-table')],
    )
  const sentence = () => document.querySelector('footer [role="status"]')?.textContent
  const isIn = () => page.getByText('Otvorená stávka: Ruleta Corso').query() !== null
  const state = () => [framed(), sentence(), isIn()]
  await expect.poll(state).toEqual([[], '', false])
  post('a', { type: 'round-started' })
  post('a', { type: 'player-turn', isTurn: true })
  await expect.poll(state).toEqual([['a'], 'Na ťahu ste pri stole Ruleta Corso.', true])
  post('b', { type: 'player-turn', isTurn: true })
  await expect.poll(state).toEqual([['a', 'b'], 'Na ťahu ste pri stoloch Ruleta Corso, Baccarat Levanda.', true])
  post('a', { type: 'player-turn', isTurn: false })
  await expect.poll(state).toEqual([['b'], 'Na ťahu ste pri stole Baccarat Levanda.', true])
  post('b', { type: 'round-ended', balance: 100 })
  await expect.poll(state).toEqual([[], '', true])
  post('a', { type: 'player-turn', isTurn: true })
  await removeButton('a').click()
  await page.getByRole('button', { name: 'Odísť', exact: true }).click()
  await expect.poll(state).toEqual([[], '', false])
})

test('a bet stays named when only an added stake has failed, until its round has ended', async () => {
  await showTables('a')
  await untilOpen('a')
  const openBet = page.getByText('Otvorená stávka: Ruleta Corso')
  post('a', { type: 'round-started' })
  await expect.element(openBet).toBeVisible()
  post('a', { type: 'failed', problem: 'unreachable', isRoundOpen: true })
  post('a', { type: 'stake-taken' })
  await removeButton('a').click()
  await expect.element(page.getByRole('dialog', { name: 'Odísť s otvorenou stávkou?' })).toBeVisible()
  await page.getByRole('button', { name: 'Zostať' }).click()
  await expect.element(openBet).toBeVisible()
  post('a', { type: 'failed', problem: 'unreachable' })
  await expect.element(openBet).not.toBeInTheDocument()
})

test('on a narrow screen the tab of the table that waits for the player says so, and the sentence is still announced', async () => {
  await showTables('a,b', 390)
  await untilOpen('a', 'b')
  post('b', { type: 'round-started' })
  await expect.element(page.getByRole('button', { name: /^Baccarat Levanda ?, otvorená stávka$/ })).toBeVisible()
  post('b', { type: 'player-turn', isTurn: true })
  await expect.element(page.getByRole('button', { name: /^Baccarat Levanda ?, ste na ťahu$/ })).toBeVisible()
  const sentence = document.querySelector('footer [role="status"]')
  expect([sentence?.textContent, sentence?.checkVisibility()]).toEqual(['Na ťahu ste pri stole Baccarat Levanda.', true])
})

test('the balance is shown once: above the tables on a narrow screen, below them on a wide one', async () => {
  await showTables('a')
  await untilOpen('a')
  const shownIn = () =>
    [...document.querySelectorAll('dt')].flatMap((each) =>
      each.textContent === 'Zostatok' && each.checkVisibility() ? [each.closest('header, footer')?.tagName] : [],
    )
  expect(shownIn()).toEqual(['FOOTER'])
  await page.viewport(1_024, 800)
  expect(shownIn()).toEqual(['HEADER'])
})

test('a balance that one table has changed is loaded again by the others that are running', async () => {
  logIn('hrac', 10_000)
  await showTables('a,b')
  await untilOpen('a', 'b')
  const received: string[] = []
  for (const code of ['a', 'b']) {
    const message = `${code} balance-changed`
    frameOf(code)?.contentWindow?.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type === 'balance-changed') received.push(message)
    })
  }
  post('a', { type: 'ready' })
  await expect.poll(() => received).toEqual(['a balance-changed'])
  logIn('hrac', 9_500)
  await expect.poll(() => received).toEqual(['a balance-changed', 'a balance-changed'])
})

test('on a narrow screen one table is visible and one tap shows another, without loading it again', async () => {
  await showTables('a,b', 390)
  await untilOpen('a', 'b')
  const loaded = [frameOf('a'), frameOf('b')]
  const visible = () =>
    [...document.querySelectorAll('[data-table]')].filter((each) => getComputedStyle(each).visibility === 'visible')
  const codes = () => visible().map((each) => each.getAttribute('data-table'))
  expect(codes()).toEqual(['a'])
  await page.getByRole('button', { name: NAMES.b ?? '', exact: true }).click()
  await expect.poll(codes).toEqual(['b'])
  expect([frameOf('a'), frameOf('b')]).toEqual(loaded)
  await page.viewport(1_400, 800)
  expect(codes()).toEqual(['a', 'b'])
})

test('without a table the page offers to choose one', async () => {
  await showTables('')
  await expect.element(page.getByRole('heading', { name: 'Pri žiadnom stole nesedíte' })).toBeVisible()
  await page.getByRole('button', { name: 'Pridať stôl' }).click()
  await expect.element(page.getByText('Načítavame stav stolov …')).toBeVisible()
})
