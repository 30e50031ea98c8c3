import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf, gamesNamed } from '../testing/content.fixture.ts'
import { mockResponses, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { BonusGames } from './bonus-games.tsx'

const games = gamesNamed(30)
const codes = games.map(({ gameCode }) => gameCode)

beforeEach(() => {
  mockPlayerHosts()
  mockResponses({ '.json': jsonResponse(writeCatalogue(catalogueOf(games))) })
})
afterEach(() => {
  sessionStorage.clear()
  clear()
  vi.unstubAllGlobals()
})

test.each([
  ['in a browser five', '', 5],
  ['in the operator’s application fifteen', 'app=herna-app', 15],
])('a bonus names its games: %s [9.4]', async (_, shell, count) => {
  if (shell) sessionStorage.setItem('herna-shell', shell)
  await show(<BonusGames codes={codes} />, { texts: {} })
  await expect.poll(() => document.querySelectorAll('li a').length).toBe(count)
})
