import { expect, test } from 'vitest'
import { heldBalance } from './held-balance.ts'
import { fakePam } from './pam.fixture.ts'
import { openTab } from './harness.fixture.ts'

const balanceOf = (amount: number) => ({ casino_gaming: { amount, currencyCode: 'EUR' } })
const gamingUpdate = (amount: number) => [{ balanceName: 'gaming', amount, currencyCode: 'EUR' }]

test('a pushed balance is shown at once, and other balances do not change [7.46]', () => {
  const shownBalances: unknown[] = []
  const { onPush } = heldBalance((value) => shownBalances.push(value))
  onPush(gamingUpdate(5), 1, { ...balanceOf(1), casino_bonus: { amount: 9, currencyCode: 'EUR' } })
  expect(shownBalances).toEqual([{ ...balanceOf(5), casino_bonus: { amount: 9, currencyCode: 'EUR' } }])
  onPush(gamingUpdate(5), 1, null)
  expect(shownBalances).toHaveLength(1)
})

test('while the balance is held the header does not change; the latest balance is shown on release', () => {
  const shownBalances: unknown[] = []
  const balance = heldBalance((value) => shownBalances.push(value))
  balance.hold()
  balance.hold()
  balance.onPush(gamingUpdate(2), 1, balanceOf(1))
  balance.onLoaded(balanceOf(3), 1, balanceOf(1))
  expect(shownBalances).toEqual([balanceOf(1), balanceOf(1)])
  balance.release()
  expect(shownBalances).toHaveLength(2)
  balance.release()
  expect(shownBalances.at(-1)).toEqual(balanceOf(3))
  balance.release()
  balance.hold()
  balance.onPush(gamingUpdate(4), 1, balanceOf(3))
  balance.discardPending()
  balance.release()
  expect(shownBalances.at(-1)).toEqual(balanceOf(3))
})

test('pushed balances are shown to the player, and ignored after the logout [F8]', async () => {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  const tab = openTab({ pam })
  await tab.settled()
  tab.engine.pushBalance(gamingUpdate(77))
  expect(tab.view().data?.balance.value).toEqual(balanceOf(77))
  tab.engine.holdBalance()
  tab.engine.pushBalance(gamingUpdate(78))
  expect(tab.view().data?.balance.value).toEqual(balanceOf(77))
  tab.engine.releaseBalance()
  expect(tab.view().data?.balance.value).toEqual(balanceOf(78))
  tab.engine.logOut()
  await tab.settled()
  tab.engine.pushBalance(gamingUpdate(79))
  expect(tab.view().data).toBeNull()
})
