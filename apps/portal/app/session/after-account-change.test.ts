import { expect, test } from 'vitest'
import { afterAccountChange } from './after-account-change.ts'
import { fakePam } from './engine/pam.fixture.ts'
import { fakeBrowser, openTab } from './engine/harness.fixture.ts'

async function openTabOfJana() {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  const tab = openTab({ pam, browser: fakeBrowser() })
  await tab.settled()
  pam.calls.length = 0
  return tab
}

test('logging out everywhere in the account app logs out this page and the other tabs at once [4.3] [7.26]', async () => {
  const tab = await openTabOfJana()
  const otherTab = openTab({ pam: tab.pam, browser: tab.browser })
  await otherTab.settled()
  tab.pam.platform = null
  tab.pam.gateway = null
  afterAccountChange('logged-out', tab.engine)
  for (const openTab of [tab, otherTab]) expect(openTab.view()).toMatchObject({ auth: 'guest', data: null })
  await tab.settled()
  expect(tab.notices).toEqual([])
})

test.each([
  ['balance', ['gateway.balances']],
  ['limits', ['platform.protection']],
  ['exclusion', ['platform.protection', 'gateway.clientOverview']],
  ['personal-data', ['gateway.playerInfo']],
  ['second-factor', []],
] as const)('a change of %s reloads the affected player data', async (what, calls) => {
  const tab = await openTabOfJana()
  afterAccountChange(what, tab.engine)
  await tab.settled()
  expect(tab.pam.calls).toEqual(calls)
})
