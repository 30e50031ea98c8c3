import { expect, test, vi } from 'vitest'
import '../styles/index.css'
import { FactsBar } from './facts-bar.ts'
import { nearestLimit, type PlayLimits } from './nearest-limit.ts'

type PlayLimit = NonNullable<PlayLimits>[number]
const month: PlayLimit = { kind: 'stake', period: 'month', amount: 10_000, used: 4_500 }
const week: PlayLimit = { kind: 'loss', period: 'week', amount: 2_000, used: 1_000 }
const plain = (bar: FactsBar) =>
  (bar.root.querySelector('.fact-limit') as HTMLElement).innerText.replaceAll(/[\u00a0\n ]+/g, ' ').trim()
const bar = (limits: PlayLimits, ask: () => Promise<PlayLimits> = async () => limits): FactsBar => {
  const made = new FactsBar('EUR', 0, limits, ask)
  document.body.replaceChildren(made.root)
  return made
}

test('the limit of which most is used is the one in sight; of equals the one of which less is left (§ 32 (1))', () => {
  expect(nearestLimit([month, week])).toBe(week)
  expect(nearestLimit([month, { ...week, amount: 10_000 }])).toBe(month)
  expect(nearestLimit([month, { ...month, kind: 'loss', amount: 1_000, used: 450 }])?.kind).toBe('loss')
  expect(nearestLimit([month, { ...week, amount: 0, used: 0 }])?.amount, 'a limit of nothing is used up').toBe(0)
  expect(nearestLimit([])).toBeNull()
})

test('the bar names the limit, what is used and of how much; none set is said, unknown is a dash (§ 32 (1))', () => {
  expect(plain(bar([month, week]))).toBe('Strata za týždeň 10,00 € z 20,00 €')
  expect(plain(bar([]))).toBe('Limity bez limitu')
  expect(plain(bar(undefined))).toBe('Limity –')
})

test('after each round the limits are asked for again; what fails leaves no old number (§ 32 (1))', async () => {
  let answer: () => Promise<PlayLimits> = async () => [{ ...week, used: 1_900 }]
  const shown = bar([week], () => answer())
  shown.addRound(900, 0)
  await vi.waitFor(() => expect(plain(shown)).toBe('Strata za týždeň 19,00 € z 20,00 €'))
  answer = async () => {
    throw new Error('no line')
  }
  shown.addRound(100, 0)
  await vi.waitFor(() => expect(plain(shown)).toBe('Limity –'))
})

test('rounds that end while the limits are asked for are in the last answer (§ 32 (1))', async () => {
  const waiting: ((limits: PlayLimits) => void)[] = []
  const shown = bar([week], () => new Promise((tell) => waiting.push(tell)))
  shown.addRound(100, 0)
  shown.addRound(100, 0)
  shown.addRound(100, 0)
  expect(waiting).toHaveLength(1)
  waiting[0]?.([{ ...week, used: 1_100 }])
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.([{ ...week, used: 1_300 }])
  await vi.waitFor(() => expect(plain(shown)).toBe('Strata za týždeň 13,00 € z 20,00 €'))
  expect(waiting).toHaveLength(2)
})

test.each([320, 360, 411])('at %i px the bar lies within the page', (width) => {
  const box = document.createElement('div')
  box.style.width = `${width}px`
  box.append(bar([{ kind: 'stake', period: 'month', amount: 100_000_00, used: 99_999_99 }]).root)
  document.body.replaceChildren(box)
  expect(box.scrollWidth).toBeLessThanOrEqual(width)
  for (const part of box.querySelectorAll('dt, dd')) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
})
