import { failure } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleRound, sampleTable } from '../round/sample.ts'
import type { LiveSession } from '../session/index.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { announcement, money, plain, query, text } from './screen.fixture.ts'

const BONUS = { bonusId: '7f1c2f0e-6f0c-4b5c-9b7e-3a5f0f1d2c3b', kind: 'goldenchips' as const, remaining: 2, value: 500 }

let table: OpenTable
const press = (selector: string) => query(selector).click()
const note = () => text('.phase p span')
const stakesOn = () => [...document.querySelectorAll<HTMLElement>('.spot.has-stake')].map(({ dataset }) => dataset['spot'])

async function open(more: Partial<LiveSession> = {}): Promise<void> {
  table = await openTable({ bonus: BONUS, ...more })
  table.send(sampleTable(Date.now() - Date.parse(at(0))))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(() => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a golden chip is first in the tray and selected; it is the whole bet of its round, which the bonus pays [3.51]', async () => {
  await open()
  expect([note(), plain(query('.golden-chip').ariaLabel), query('.golden-chip').ariaChecked]).toEqual([
    'Z bonusu máte 2 zlaté čipy v hodnote 5,00 €',
    'Zlatý čip 5,00 € z bonusu',
    'true',
  ])
  press('[data-spot="red"]')
  press('[data-spot="straight-17"]')
  expect([stakesOn(), announcement(), query('.has-golden-chip') !== null]).toEqual([
    ['straight-17'],
    'Zlatý čip 5,00 € z bonusu',
    true,
  ])
  const results = [{ spot: 'straight-17', amount: 500, payout: 0 }]
  const accepted = sampleRound({ bet: 500, staked: 500, balanceAfterBet: 10_000, payment: 'gaming-bonus', outcome: { results } })
  table.replies = [{ ok: true, value: accepted }]
  press('.main-action')
  await table.moveTo(9_500)
  expect(table.requests).toEqual([
    {
      roundId: expect.any(String),
      bet: 500,
      stakes: [{ spot: 'straight-17', amount: 500 }],
      tableRound: 7,
      bonusId: BONUS.bonusId,
    },
  ])
  expect([money()[0], text('.chips-remaining')]).toEqual(['100,00 €', '1×'])
  // Nothing is added to it: neither the next golden chip, nor an own one, nor its double.
  for (const chip of ['.golden-chip', '.tray-chip:not(.golden-chip)']) {
    press(chip)
    press('[data-spot="red"]')
  }
  press('.actions > .action:nth-child(2)')
  expect([note(), announcement(), stakesOn(), table.actions]).toEqual([
    'Toto kolo platí zlatý čip, ďalšie žetóny sa k nemu pridať nedajú',
    'Toto kolo platí zlatý čip, ďalšie žetóny sa k nemu pridať nedajú.',
    ['straight-17'],
    [],
  ])
  await table.moveTo(16_000)
  expect(note()).toBe('Toto kolo platí bonus, nie váš zostatok')
})

test('after a golden chip the own stakes repeat, never the bonus; without the bonus an own chip is selected', async () => {
  await open()
  press('[data-spot="red"]')
  const results = [{ spot: 'red', amount: 500, payout: 0 }]
  const round = { bet: 500, staked: 500, balanceAfterBet: 10_000, balance: 10_000, payment: 'gaming-bonus' as const }
  const result = { kind: 'roulette' as const, number: 2 }
  table.replies = [
    { ok: true, value: sampleRound({ ...round, outcome: { results } }) },
    { ok: true, value: sampleRound({ ...round, state: 'closed', outcome: { results, result } }) },
  ]
  press('.main-action')
  await table.moveTo(32_100)
  expect([text('.main-action'), query('.golden-chip'), plain(query('.tray [aria-checked="true"]').ariaLabel)]).toEqual([
    'Položte žetóny',
    null,
    'Žetón 1,00 €',
  ])
})

test('a refused golden chip costs nothing and never becomes money; without its bonus it is gone', async () => {
  await open()
  press('[data-spot="red"]')
  table.replies = [{ ok: false, failure: failure('bets-closed') }]
  press('.main-action')
  await table.moveTo(9_000)
  expect([money(), stakesOn()]).toEqual([['100,00 €', '0,00 €'], []])
  press('[data-spot="red"]')
  table.replies = [{ ok: false, failure: failure('bonus-unusable') }]
  press('.main-action')
  await table.moveTo(10_000)
  expect([money(), stakesOn(), query('.golden-chip')]).toEqual([['100,00 €', '0,00 €'], [], null])
})

test('a golden chip is only the first stake of a round and lies on one spot', async () => {
  await open()
  press('.tray-chip:nth-child(2)')
  press('[data-spot="red"]')
  press('.main-action')
  await table.moveTo(9_000)
  press('.golden-chip')
  press('[data-spot="black"]')
  expect([note(), query('[data-spot="black"]').classList.contains('has-stake')]).toEqual([
    'Zlatý čip môže byť len prvou stávkou kola',
    false,
  ])
})
