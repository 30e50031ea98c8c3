import '@herna/kit/base.css'
import { afterEach, expect, test, vi, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import frameTexts from '../texts/sk-SK/frame.json'
import { SessionTimer } from '../responsible-gaming/index.ts'
import { PENDING_VIEW, PLAYER_SCRIPT, type PlayerView, setPlayerView } from '../session/index.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { AccountArea } from './account-area.tsx'

const NOW = Date.parse('2026-05-01T10:00:00Z')
const idle = { state: 'idle', value: null } as const
const JANA: PlayerView = {
  ...PENDING_VIEW,
  auth: 'authenticated',
  username: 'jana',
  sessionStartedAt: NOW - 3_909_000,
  data: {
    balance: { state: 'ready', value: { casino_gaming: { amount: 123_450, currencyCode: 'EUR' } } },
    balance_visibility: { state: 'ready', value: false },
    info: idle,
    overview: idle,
    messages: idle,
    notification: idle,
    protection: idle,
  },
}

afterEach(() => {
  clear()
  vi.useRealTimers()
  setPlayerView(PENDING_VIEW)
  delete document.documentElement.dataset.player
})

const area = (
  <AccountArea>
    <a href="/novinky/ucet">Prihlásiť sa</a>
  </AccountArea>
)
const showArea = () => show(area, { texts: { frame: frameTexts } })
const SLOVAK = { locale: { iso: 'sk-SK' }, currency: { iso: 'EUR' } }
const showLegacyArea = () =>
  show(area, { texts: { frame: frameTexts }, root: { configuration: { ...SLOVAK, redirectToMyAccount: true } } })
const guestLink = page.getByRole('link', { name: 'Prihlásiť sa' })

test('before the session is known the guest’s links are shown, or a spinner if a player is expected [4.1] [6.3]', async () => {
  await showArea()
  await expect.element(guestLink).toBeVisible()
  document.documentElement.dataset.player = 'expected'
  await expect.element(guestLink).not.toBeInTheDocument()
  await expect.element(page.getByRole('status', { name: 'Overujeme prihlásenie' })).toBeVisible()
})

test('rows of the last player close for a guest, and the next page reserves none [6.6]', async () => {
  const { dataset } = document.documentElement
  localStorage.setItem('player-rows', '["Favourites-Casino"]')
  dataset.reservedRows = 'Favourites-Casino'
  await showArea()
  expect(dataset.reservedRows).toBe('Favourites-Casino')
  setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
  await vi.waitFor(() => expect(dataset.reservedRows).toBeUndefined())
  expect(localStorage.getItem('player-rows')).toBeNull()
})

test('the head script detects an expected player by cookies [4.1]', () => {
  const expected = (cookie: string) => {
    const faked = { cookie, documentElement: { dataset: {} as Record<string, string> } }
    // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
    new Function('document', PLAYER_SCRIPT)(faked)
    return faked.documentElement.dataset.player === 'expected'
  }
  expect(['last-action=1', 'a=b; remembered-player=jana', '', 'not-last-action=1'].map(expected)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the head script reserves the width that the account area had in a window of the same size', () => {
  const reserved = (stored: string | null) => {
    const style = document.createElement('div').style
    const storage = { getItem: () => stored }
    const faked = { cookie: 'last-action=1', documentElement: { dataset: {}, style } }
    // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
    new Function('document', 'localStorage', 'innerWidth', PLAYER_SCRIPT)(faked, storage, 360)
    return style.getPropertyValue('--account-width')
  }
  expect(['[360,212.5]', '[1440,700]', 'garbage', null].map(reserved)).toEqual(['212.5px', '', '', ''])
})

test('the width of the account area is remembered for the next page, and forgotten after the logout', async () => {
  await page.viewport(1280, 800)
  await showArea()
  setPlayerView({ ...PENDING_VIEW, auth: 'authenticated', username: 'jana' })
  await expect.element(page.getByRole('button', { name: 'Môj účet: jana' })).toBeVisible()
  const width = () => document.querySelector('[data-member]')?.getBoundingClientRect().width
  await expect.poll(() => JSON.parse(localStorage.getItem('accountWidth') ?? 'null')).toEqual([window.innerWidth, width()])
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'unreachable' })
  await expect.element(page.getByRole('link', { name: 'Prihlásiť sa' })).toBeVisible()
  expect(localStorage.getItem('accountWidth'), 'the session may still be there').not.toBeNull()
  setPlayerView({ ...PENDING_VIEW, auth: 'authenticated', username: 'jana' })
  await expect.element(page.getByRole('button', { name: 'Môj účet: jana' })).toBeVisible()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'logged-out' })
  await expect.poll(() => localStorage.getItem('accountWidth')).toBeNull()
})

test('once the session is known the spinner is removed and a guest sees the login links [4.3]', async () => {
  document.documentElement.dataset.player = 'expected'
  await showArea()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
  await expect.element(guestLink).toBeVisible()
})

test('the hint that the server’s items for players stay visible remains for a player and is removed for a guest [6.6]', async () => {
  const { dataset } = document.documentElement
  dataset.player = 'expected'
  await showArea()
  setPlayerView(JANA)
  await vi.waitFor(() => expect(dataset.player).toBe('known'))
  setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
  await vi.waitFor(() => expect(dataset.player).toBeUndefined())
})

test('a player sees username, balance and logout, and no login links [2.33] [6.2]', async () => {
  await page.viewport(1280, 800)
  setPlayerView(JANA)
  await showArea()
  await expect.element(page.getByText('1 234,50 €')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Môj účet: jana' })).toBeVisible()
  for (const name of ['Odhlásiť sa', 'Vklad', 'Výber', 'Skryť zostatok', 'Informácie o hraní'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  await expect.element(guestLink).not.toBeInTheDocument()
})

test('a hidden balance is hidden on screen and from screen readers [2.33] [7.7]', async () => {
  setPlayerView({ ...JANA, data: { ...JANA.data, balance_visibility: { state: 'ready', value: true } } as PlayerView['data'] })
  await showArea()
  await expect.element(page.getByRole('img', { name: 'Zostatok je skrytý' })).toBeVisible()
  expect(document.body.textContent).not.toContain('1 234')
  await expect.element(page.getByRole('button', { name: 'Zobraziť zostatok' })).toBeVisible()
})

test('a balance that failed to load shows an error with a retry and no amount [8.6]', async () => {
  await page.viewport(1280, 800)
  setPlayerView({ ...JANA, data: { ...JANA.data, balance: { state: 'failed', value: null } } as PlayerView['data'] })
  await showArea()
  await expect.element(page.getByText('Zostatok sa nepodarilo načítať')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Skúsiť znova' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d,\d\d/)
})

test('the session clock uses the server’s time, also when the local clock is ten minutes wrong [F6]', async () => {
  await page.viewport(600, 800)
  vi.useFakeTimers({ now: NOW + 600_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  setPlayerView({ ...JANA, clockOffset: -600_000 })
  await showArea()
  const clock = page.getByRole('timer')
  await expect.element(clock).toHaveTextContent('1:05:09')
  vi.advanceTimersByTime(2_000)
  await expect.element(clock).toHaveTextContent('1:05:11')
})

test('on a wide screen the session time is in the sub-menu instead of the header, only for players [2.35]', async () => {
  await page.viewport(1280, 800)
  setPlayerView({ ...JANA, auth: 'guest' })
  await show(<SessionTimer />, { texts: { frame: frameTexts } })
  expect(document.querySelector('time')).toBeNull()
  setPlayerView(JANA)
  await expect.element(page.getByRole('timer', { name: /Čas prihlásenia/ })).toBeVisible()
  clear()
  await showArea()
  await expect.element(page.getByRole('button', { name: 'Informácie o hraní' })).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
})

test.each(['expected', 'known'])(
  'the place of the session time in the sub-menu is kept while a player is %s and it is not hydrated yet',
  async (hint) => {
    await page.viewport(1280, 800)
    setPlayerView({ ...JANA, auth: 'guest' })
    await show(
      <nav>
        <SessionTimer />
      </nav>,
      { texts: { frame: frameTexts } },
    )
    const width = () => document.querySelector('nav > span')?.getBoundingClientRect().width
    expect(width()).toBe(0)
    document.documentElement.dataset.player = hint
    onTestFinished(() => void delete document.documentElement.dataset.player)
    expect(width()).toBe(64)
  },
)

test('a lost connection shows "reconnecting", and everything stays visible [4.12]', async () => {
  await page.viewport(1280, 800)
  setPlayerView({ ...JANA, connected: false })
  await showArea()
  await expect.element(page.getByText('Spojenie vypadlo, obnovujeme ho')).toBeVisible()
  await expect.element(page.getByText('1 234,50 €')).toBeVisible()
})

test('on a phone time, balance and account fit within 164 px beside logo and search', async () => {
  await page.viewport(360, 740)
  setPlayerView(JANA)
  const container = await showArea()
  const account = page.getByRole('button', { name: 'Môj účet: jana' })
  await expect.element(account).toBeVisible()
  const [first, last] = [container.querySelector('time'), account.element()].map((element) =>
    (element as Element).getBoundingClientRect(),
  )
  const amount = page.getByText('1 234,50 €').element().getBoundingClientRect()
  expect(Math.round((last?.right ?? 0) - Math.min(first?.left ?? 0, amount.left))).toBeLessThanOrEqual(164)
  await page.getByRole('button', { name: 'Informácie o hraní' }).click({ trial: true })
})

test('narrow screens have the logout in the menu; with the legacy account in the header, beside the account [6.8]', async () => {
  setPlayerView(JANA)
  const logOut = page.getByRole('button', { name: 'Odhlásiť sa' })
  for (const width of [360, 700, 900]) {
    await page.viewport(width, 740)
    await showArea()
    await expect.element(page.getByRole('button', { name: 'Môj účet: jana' })).toBeVisible()
    await expect.element(logOut).not.toBeInTheDocument()
    const container = await showLegacyArea()
    await expect.element(logOut).toBeVisible()
    const area = container.querySelector('[data-member]')?.getBoundingClientRect()
    if (width === 360) expect(Math.round(area?.width ?? 0)).toBeLessThanOrEqual(212)
    await logOut.click({ trial: true })
  }
})

test('a native view has its own status bar: the clock is hidden, the rest stays [4.16]', async () => {
  sessionStorage.setItem('herna-shell', 'nativeapp=1')
  try {
    await page.viewport(1280, 800)
    setPlayerView(JANA)
    await showArea()
    await expect.element(page.getByText('1 234,50 €')).toBeVisible()
    expect(page.getByRole('timer').elements()).toEqual([])
  } finally {
    sessionStorage.clear()
  }
})
