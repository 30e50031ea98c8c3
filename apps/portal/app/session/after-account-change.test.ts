import { expect, test } from 'vitest'
import { afterAccountChange } from './after-account-change.ts'
import { fakePam } from './pam.fixture.ts'
import { fakeBrowser, openTab } from './harness.fixture.ts'

async function janaIn() {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  const tab = openTab({ pam, browser: fakeBrowser() })
  await tab.settled()
  pam.calls.length = 0
  return tab
}

test('whoever logged out everywhere in the account’s window is gone from the page at once, and from its other tabs [4.3] [7.26]', async () => {
  const tab = await janaIn()
  const other = openTab({ pam: tab.pam, browser: tab.browser })
  await other.settled()
  tab.pam.platform = null
  tab.pam.gateway = null
  afterAccountChange('logged-out', tab.engine)
  for (const each of [tab, other]) expect(each.view()).toMatchObject({ auth: 'guest', data: null })
  await tab.settled()
  expect(tab.notices).toEqual([])
})

test.each([
  ['balance', ['gateway.balances']],
  ['limits', ['platform.protection']],
  ['exclusion', ['platform.protection', 'gateway.clientOverview']],
  ['personal-data', ['gateway.playerInfo']],
  ['second-factor', []],
] as const)('a change of %s has what the page shows of it asked for again', async (what, calls) => {
  const tab = await janaIn()
  afterAccountChange(what, tab.engine)
  await tab.settled()
  expect(tab.pam.calls).toEqual(calls)
})
