import '@herna/kit/base.css'
import type { Tournament } from '@herna/contract/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import {
  mockResponses,
  requestBodiesTo,
  FAULTS,
  FAULTS_TRIED,
  mockPlayerHosts,
  requestLogin,
  jsonResponse,
} from '../testing/hosts.fixture.ts'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { Schedule } from './schedule.tsx'
import { schedule } from './tournament-store.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const DERBY: Tournament = {
  id: ID,
  slug: 'velke-ovocne-derby',
  title: 'Veľké ovocné derby',
  description: 'Rozhoduje najvyšší násobok stávky.',
  scoring: 'best-multiple',
  state: 'announced',
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: '2026-11-29T22:00:00.000Z',
  games: ['ovocny-expres'],
  minBet: 10,
  prizes: [20_000, 10_000, 5_000],
  players: 3,
  hasJoined: false,
}
const list = (...tournaments: Tournament[]) => ({ serverTime: '2026-11-21T10:00:00.000Z', tournaments })
const render = () =>
  show(
    <>
      <Schedule />
      <SnackbarRegion />
    </>,
    { texts: { frame, general: { 'try-again': 'Skúsiť znova' } } },
  )
const heading = page.getByRole('heading', { name: 'Veľké ovocné derby' })
const retry = page.getByRole('button', { name: 'Skúsiť znova' })

beforeEach(mockPlayerHosts)
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  schedule.clear()
  setPlayerPending()
  clear()
  vi.unstubAllGlobals()
})

test('the schedule shows a tournament’s dates, scoring, minimum bet and prizes, to guests too [2.12]', async () => {
  mockResponses({ '/v1/tournaments': jsonResponse(list(DERBY)) })
  logOut()
  await render()
  await expect.element(heading).toBeVisible()
  const pageText = document.body.textContent?.replaceAll(/\s/g, ' ')
  for (const word of ['najvyšší násobok stávky v jednom kole', '0,10 €', '1. 200,00 €', '3 hráči', '1 hra'])
    expect(pageText).toContain(word)
})

test('a running tournament that nobody has joined has a sentence in place of an empty table', async () => {
  mockResponses({ '/v1/tournaments': jsonResponse(list({ ...DERBY, state: 'running', players: 0 })) })
  logOut()
  await render()
  await expect.element(page.getByText('V tabuľke zatiaľ nikto nie je. Prvé kolo ju otvorí.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Tabuľka' }).query()).toBeNull()
})

test('nothing is requested before the session is known; the schedule is busy until the gateway responds [2.12]', async () => {
  mockResponses({ '/v1/tournaments': () => new Promise(() => undefined) })
  await render()
  expect(requestBodiesTo('/v1/tournaments')).toEqual([])
  logIn()
  await vi.waitFor(() => expect(requestBodiesTo('/v1/tournaments')).toHaveLength(1))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
})

test('an empty schedule shows a message [2.12]', async () => {
  mockResponses({ '/v1/tournaments': jsonResponse(list()) })
  logOut()
  await render()
  await expect.element(page.getByText('Práve nie je vypísaný žiadny turnaj s tabuľkou.')).toBeVisible()
})

test.each(FAULTS_TRIED)('a schedule that fails with „%s“ shows the error and can be retried [2.12]', async (fault) => {
  mockResponses({ '/v1/tournaments': FAULTS[fault] as never })
  logIn()
  await render()
  await expect.element(page.getByRole('heading', { name: 'Turnaje sa nepodarilo načítať' })).toBeVisible()
  mockResponses({ '/v1/tournaments': jsonResponse(list(DERBY)) })
  await retry.click()
  await expect.element(heading).toBeVisible()
})

test('a guest who joins must log in first; a failed join is reported and can be retried [2.12] [4.13]', async () => {
  mockResponses({ '/v1/tournaments': jsonResponse(list(DERBY)), '/join': FAULTS['500'] as never })
  logOut()
  await render()
  const join = page.getByRole('button', { name: 'Zapojiť sa do turnaja Veľké ovocné derby' })
  await join.click()
  expect(requestLogin).toHaveBeenCalledTimes(1)
  expect(requestBodiesTo('/join')).toEqual([])
  logIn()
  await join.click()
  await expect.element(page.getByText('Do turnaja sa nepodarilo zapojiť')).toBeVisible()
  mockResponses({ '/join': jsonResponse({ tournament: { ...DERBY, hasJoined: true } }) })
  await retry.click()
  await expect.element(page.getByText(/Ste v turnaji/)).toBeVisible()
  await expect.element(join).not.toBeInTheDocument()
})
