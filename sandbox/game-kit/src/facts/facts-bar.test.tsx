import { expect, test, vi } from 'vitest'
import '../styles/index.css'
import { FactsBar } from './facts-bar.ts'
import { nearestLimit, type PlayLimits } from './nearest-limit.ts'

type PlayLimit = NonNullable<PlayLimits>[number]
const month: PlayLimit = { kind: 'stake', period: 'month', amount: 10_000, used: 4_500 }
const week: PlayLimit = { kind: 'loss', period: 'week', amount: 2_000, used: 1_000 }
const limitText = (bar: FactsBar) =>
  (bar.root.querySelector('.fact-limit') as HTMLElement).innerText.replaceAll(/[\u00a0\n ]+/g, ' ').trim()
const showBar = (limits: PlayLimits, loadLimits: () => Promise<PlayLimits> = async () => limits): FactsBar => {
  const factsBar = new FactsBar({ currency: 'EUR', now: 0, limits, loadLimits })
  document.body.replaceChildren(factsBar.root)
  return factsBar
}

test('the limit with the highest used share is shown; between equal shares, the one with the smaller remaining amount (§ 32 (1))', () => {
  expect(nearestLimit([month, week])).toBe(week)
  expect(nearestLimit([month, { ...week, amount: 10_000 }])).toBe(month)
  expect(nearestLimit([month, { ...month, kind: 'loss', amount: 1_000, used: 450 }])?.kind).toBe('loss')
  expect(nearestLimit([month, { ...week, amount: 0, used: 0 }])?.amount, 'a limit of zero counts as fully used').toBe(0)
  expect(nearestLimit([])).toBeNull()
})

test('the bar shows the name, used amount and total of the limit, a text when no limit is set, and a dash when it is unknown (§ 32 (1))', () => {
  expect(limitText(showBar([month, week]))).toBe('Strata za týždeň 10,00 € z 20,00 €')
  expect(limitText(showBar([]))).toBe('Limity bez limitu')
  expect(limitText(showBar(undefined))).toBe('Limity –')
})

test('the limits are requested again after each round; when that fails, no outdated number is shown (§ 32 (1))', async () => {
  let loadLimits: () => Promise<PlayLimits> = async () => [{ ...week, used: 1_900 }]
  const bar = showBar([week], () => loadLimits())
  bar.addRound(900, 0)
  await vi.waitFor(() => expect(limitText(bar)).toBe('Strata za týždeň 19,00 € z 20,00 €'))
  loadLimits = async () => {
    throw new Error('no connection')
  }
  bar.addRound(100, 0)
  await vi.waitFor(() => expect(limitText(bar)).toBe('Limity –'))
})

test('rounds that end while the limits are being requested are included through one more request (§ 32 (1))', async () => {
  const pendingRequests: ((limits: PlayLimits) => void)[] = []
  const bar = showBar([week], () => new Promise((resolve) => pendingRequests.push(resolve)))
  bar.addRound(100, 0)
  bar.addRound(100, 0)
  bar.addRound(100, 0)
  expect(pendingRequests).toHaveLength(1)
  pendingRequests[0]?.([{ ...week, used: 1_100 }])
  await vi.waitFor(() => expect(pendingRequests).toHaveLength(2))
  pendingRequests[1]?.([{ ...week, used: 1_300 }])
  await vi.waitFor(() => expect(limitText(bar)).toBe('Strata za týždeň 13,00 € z 20,00 €'))
  expect(pendingRequests).toHaveLength(2)
})

test.each([320, 360, 411])('at %i px the bar fits within the page', (width) => {
  const container = document.createElement('div')
  container.style.width = `${width}px`
  container.append(showBar([{ kind: 'stake', period: 'month', amount: 100_000_00, used: 99_999_99 }]).root)
  document.body.replaceChildren(container)
  expect(container.scrollWidth).toBeLessThanOrEqual(width)
  for (const part of container.querySelectorAll('dt, dd')) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

test('a live table shows the most used limit of losses and that of stakes, and says of which kind none is set (§ 32 (1))', () => {
  const bar = new FactsBar({
    currency: 'EUR',
    now: 0,
    limits: [month],
    loadLimits: async () => [month],
    shownLimits: 'each-kind',
  })
  const limits = [...bar.root.querySelectorAll('.fact-limit')].map((limit) => (limit.textContent ?? '').replaceAll('\u00a0', ' '))
  expect(limits).toEqual(['Limit strátbez limitu', 'Stávky za mesiac45,00 z 100,00 €'])
})

test('one press on the limit shows what is left of every limit, and where limits are changed (§ 32 (3))', () => {
  const bar = showBar([month, week])
  bar.root.querySelector<HTMLElement>('.fact-limit button')?.click()
  const panel = document.querySelector('dialog') as HTMLDialogElement
  const text = panel.innerText.replaceAll(/[\u00a0\n ]+/g, ' ')
  expect(text).toContain('Stávky za mesiac zostáva 55,00 € 45,00 € z 100,00 €')
  expect(text).toContain('Strata za týždeň zostáva 10,00 € 10,00 € z 20,00 €')
  expect(text).toContain('Účet, Limity')
  panel.close()
})

test('without a limit or without an answer the panel says so instead of showing nothing (§ 32 (1))', () => {
  const textOf = (limits: PlayLimits): string => {
    showBar(limits).root.querySelector<HTMLElement>('.fact-limit button')?.click()
    const panel = document.querySelector('dialog') as HTMLDialogElement
    const { innerText } = panel
    panel.remove()
    return innerText
  }
  expect(textOf([])).toContain('Nemáte nastavený žiadny limit')
  expect(textOf(undefined)).toContain('nepodarilo načítať')
})
