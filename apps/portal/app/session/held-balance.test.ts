import { expect, test } from 'vitest'
import { heldBalance } from './held-balance.ts'
import { fakePam } from './pam.fixture.ts'
import { openTab } from './harness.fixture.ts'

const of = (amount: number) => ({ casino_gaming: { amount, currencyCode: 'EUR' } })
const gaming = (amount: number) => [{ balanceName: 'gaming', amount, currencyCode: 'EUR' }]

test('a pushed balance is shown at once, and only its own name changes [7.46]', () => {
  const shown: unknown[] = []
  const { pushed } = heldBalance((value) => shown.push(value))
  pushed(gaming(5), 1, { ...of(1), casino_bonus: { amount: 9, currencyCode: 'EUR' } })
  expect(shown).toEqual([{ ...of(5), casino_bonus: { amount: 9, currencyCode: 'EUR' } }])
  pushed(gaming(5), 1, null)
  expect(shown).toHaveLength(1)
})

test('while a game shows its round the header waits; the last balance is shown when it is let go', () => {
  const shown: unknown[] = []
  const held = heldBalance((value) => shown.push(value))
  held.hold()
  held.hold()
  held.pushed(gaming(2), 1, of(1))
  held.arrived(of(3), 1, of(1))
  expect(shown).toEqual([of(1), of(1)])
  held.release()
  expect(shown).toHaveLength(2)
  held.release()
  expect(shown.at(-1)).toEqual(of(3))
  held.release()
  held.hold()
  held.pushed(gaming(4), 1, of(3))
  held.forget()
  held.release()
  expect(shown.at(-1)).toEqual(of(3))
})

test('a player sees what is pushed, and after logout nobody does [F8]', async () => {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  const tab = openTab({ pam })
  await tab.settled()
  tab.engine.pushBalance(gaming(77))
  expect(tab.view().data?.balance.value).toEqual(of(77))
  tab.engine.holdBalance()
  tab.engine.pushBalance(gaming(78))
  expect(tab.view().data?.balance.value).toEqual(of(77))
  tab.engine.releaseBalance()
  expect(tab.view().data?.balance.value).toEqual(of(78))
  tab.engine.logOut()
  await tab.settled()
  tab.engine.pushBalance(gaming(79))
  expect(tab.view().data).toBeNull()
})
