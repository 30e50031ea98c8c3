import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FAULTS, jsonResponse, mockPlayerHosts, mockResponses } from '../testing/hosts.fixture.ts'
import { logIn } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { PENDING_VIEW, playerView, setPlayerView } from '../session/index.ts'
import frameTexts from '../texts/sk-SK/frame.json'
import { AccountArea } from './account-area.tsx'
import { showEarlyAccount } from './early-account.ts'

const root = document.documentElement
beforeEach(mockPlayerHosts)
afterEach(() => {
  clear()
  setPlayerView(PENDING_VIEW)
  delete root.dataset.player
})

/** As in the server's HTML. */
const ATTRIBUTES = { gateway: 'http://brana.test', locale: 'sk-SK' }
const overview = (username: string) => ({ username, balances: { casino_gaming: { amount: 123_450, currencyCode: 'EUR' } } })

/** The header of an expected player, and the script run on it until its calls have been answered. */
async function showExpected(
  replies: { overview?: object; balanceHidden?: boolean },
  faults: Parameters<typeof mockResponses>[0] = {},
): Promise<void> {
  root.dataset.player = 'expected'
  mockResponses({
    '/clientOverview': () => (replies.overview ? Response.json(replies.overview) : new Response(null, { status: 401 })),
    '/user-preference/balance/v1': jsonResponse({ balanceHidden: replies.balanceHidden ?? false }),
    ...faults,
  })
  await showArea()
  await runScript()
}
/** In a line as the header's. */
const showArea = () =>
  show(
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'end', minHeight: '48px' }}>
      <AccountArea>Prihlásiť sa</AccountArea>
    </div>,
    { texts: { frame: frameTexts } },
  )
function runScript(): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-early-account]')!
  Object.assign(area.dataset, ATTRIBUTES)
  return showEarlyAccount(area)
}

const written = () => document.querySelector('[data-early-account]')?.textContent?.replaceAll(/\s/g, ' ')

test('a page that has not started shows an expected player’s balance instead of the spinner [2.33] [7.21]', async () => {
  await showExpected({ overview: overview('jana') })
  expect(written()).toBe('1 234,50 €')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Môj účet' })).toBeVisible()
})

test('a hidden balance stays hidden [7.7]', async () => {
  await showExpected({ overview: overview('jana'), balanceHidden: true })
  expect(written()).toBe('••••')
})

test('without a session, or without an answer that can be read, nothing is shown and the page starts', async () => {
  const started = vi.fn()
  document.addEventListener('startPage', started, { once: true })
  await showExpected({})
  expect(started).toHaveBeenCalledTimes(1)
  document.addEventListener('startPage', started, { once: true })
  await showExpected({ overview: { username: 'jana', balances: { casino_gaming: { amount: '1' } } } })
  expect(started).toHaveBeenCalledTimes(2)
  expect(written()).toBe('')
})

test.each(
  Object.keys(FAULTS).flatMap((fault) => ['/clientOverview', '/user-preference/balance/v1'].map((path) => [fault, path])),
)(
  'when „%s“ meets the call of %s, nothing is shown and the page starts and says what is missing [8.6] [F1]',
  async (fault, path) => {
    const started = vi.fn()
    document.addEventListener('startPage', started, { once: true })
    await showExpected({ overview: overview('jana') })
    expect(written()).toBe('1 234,50 €')
    await showExpected({ overview: overview('jana') }, { [path]: FAULTS[fault] as never })
    expect(started).toHaveBeenCalledOnce()
    expect(written()).toBe('')
  },
)

test('what was shown stays until the same player’s balance has been loaded; another player never sees it [F8]', async () => {
  await showExpected({ overview: overview('jana') })
  expect(written()).toBe('1 234,50 €')
  logIn('jana')
  const balance = page.getByRole('status', { name: 'Zostatok sa načítava' })
  await expect.poll(() => balance.elements()[0]?.textContent?.replaceAll(/\s/g, ' ')).toContain('1 234,50 €')
  clear()
  setPlayerView(PENDING_VIEW)
  await showExpected({ overview: overview('jana') })
  expect(written()).toBe('1 234,50 €')
  logIn('peter')
  await expect.element(balance).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('234,50')
})

test('a guest’s page keeps nothing of an expected player, and neither does a page in the browser’s memory [F8]', async () => {
  await showExpected({ overview: overview('jana') })
  expect(written()).toBe('1 234,50 €')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(written()).toBe('')
  await runScript()
  expect(written()).toBe('1 234,50 €')
  setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
  await expect.poll(() => document.querySelector('[data-username]')).toBeNull()
  expect(document.body.textContent).not.toContain('234,50')
})

/** Where the text of the balance begins. */
function placeOf(amount: string): { x: number; y: number } {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent?.replaceAll(/\s/g, ' ') !== amount) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
  throw new Error(`${amount} is not shown`)
}

test.each([360, 680, 900, 1_280])('in a window of %i px the balance stays in its place when the page starts', async (width) => {
  await page.viewport(width, 800)
  await showArea()
  logIn('jana', 123_450)
  setPlayerView({ ...playerView(), sessionStartedAt: Date.now() })
  await expect.element(page.getByText(/1\s234,50\s€/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Skryť zostatok' })).toBeVisible()
  const started = placeOf('1 234,50 €')
  // The head's script reserves the width of the last visit.
  root.style.setProperty('--account-width', `${document.querySelector('[data-member]')?.getBoundingClientRect().width}px`)
  clear()
  setPlayerView(PENDING_VIEW)
  await showExpected({ overview: overview('jana') })
  const early = placeOf('1 234,50 €')
  root.style.removeProperty('--account-width')
  expect(Math.abs(early.x - started.x)).toBeLessThan(1)
  expect(Math.abs(early.y - started.y)).toBeLessThan(1)
})
