import { afterEach, expect, test, vi } from 'vitest'
import { FAULTS } from '../testing/hosts.fixture.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import { showEarlyAmounts } from './early-amounts.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An amount as in the server's HTML. */
function addAmount(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('span')
  Object.assign(element.dataset, { locale: 'sk-SK', currency: 'EUR', ...attributes })
  element.textContent = '…'
  document.body.append(element)
  return element
}
const textOf = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')
const answerWith = (reply: object) => vi.stubGlobal('fetch', async () => Response.json(reply))
/** Jackpots that have reached their amounts. */
const reachedAmounts = (cents: Record<string, number[]>, age = 0) => {
  const { serverTime, jackpots } = amountsReply(cents)
  const reached = Object.entries(jackpots).map(([id, levels]) => [id, levels.map((level) => ({ ...level, since: 0 }))])
  return { serverTime, age, jackpots: Object.fromEntries(reached) }
}

test('a page that has not started shows the amounts of its jackpots and of single levels; an unknown jackpot stays without one [4.26]', async () => {
  const [total, level, unknown] = [
    addAmount({ earlyAmount: 'fond' }),
    addAmount({ earlyAmount: 'fond', level: '1' }),
    addAmount({ earlyAmount: 'constructor' }),
  ]
  answerWith(reachedAmounts({ fond: [1_000_000, 23_450] }))
  await showEarlyAmounts()
  expect([total, level, unknown].map(textOf)).toEqual(['10 234,50 €', '234,50 €', '…'])
})

test('an amount is removed when it is half a minute old, and when the page goes into the browser’s memory [F8]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const amount = addAmount({ earlyAmount: 'fond' })
  answerWith(reachedAmounts({ fond: [1_000_000] }, 20_000))
  await showEarlyAmounts()
  expect(textOf(amount)).toBe('10 000,00 €')
  vi.advanceTimersByTime(10_000)
  expect(textOf(amount)).toBe('…')
  await showEarlyAmounts()
  expect(textOf(amount)).toBe('10 000,00 €')
  dispatchEvent(new Event('pagehide'))
  expect(textOf(amount)).toBe('…')
})

test('an amount that the started page has taken over is its own: it is not removed', async () => {
  const amount = addAmount({ earlyAmount: 'fond' })
  answerWith(reachedAmounts({ fond: [1_000_000] }))
  await showEarlyAmounts()
  delete amount.dataset.earlyAmount
  dispatchEvent(new Event('pagehide'))
  expect(textOf(amount)).toBe('10 000,00 €')
})

test.each(Object.entries(FAULTS))(
  'when „%s“ meets the call, or amounts are too old or unreadable, nothing is written [8.22] [F1]',
  async (_, fault) => {
    const amount = addAmount({ earlyAmount: 'fond' })
    vi.stubGlobal('fetch', fault)
    await showEarlyAmounts()
    answerWith(reachedAmounts({ fond: [1_000_000] }, 30_000))
    await showEarlyAmounts()
    answerWith({ ...reachedAmounts({}), jackpots: { fond: [{ amount: '1' }] } })
    await showEarlyAmounts()
    expect(textOf(amount)).toBe('…')
  },
)
