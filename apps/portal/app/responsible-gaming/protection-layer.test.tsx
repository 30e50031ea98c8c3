import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeAllModals, ModalHost } from '../dialogs/index.ts'
import { PENDING_VIEW, playerView, setPlayerView } from '../session/index.ts'
import { logIn } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import frame from '../texts/sk-SK/frame.json'
import { browserCookies } from '../config/index.ts'
import { PLAYER_COOKIES } from '@herna/rules/player'
import { setDecisionTurn } from './decision-turns.ts'
import { openRealityCheck } from './open-play-info.tsx'
import { ProtectionLayer } from './protection-layer.tsx'

vi.mock('./open-play-info.tsx', { spy: true })

const MINUTES = 15
const check = page.getByRole('dialog', { name: 'Kontrola času' })

beforeEach(() => {
  browserCookies.write(PLAYER_COOKIES.rglSeen, '1', null)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.mocked(openRealityCheck).mockClear()
  vi.useRealTimers()
  setDecisionTurn('blackjack', false)
  await closeAllModals()
  clear()
  setPlayerView(PENDING_VIEW)
  browserCookies.remove(PLAYER_COOKIES.rglSeen)
})

/** A player whose next reality check is due in two seconds. */
async function showLayer(): Promise<void> {
  logIn()
  const view = playerView()
  const protection = { state: 'ready', value: { realityCheckMinutes: MINUTES, limits: [], mayPlay: true } } as never
  setPlayerView({
    ...view,
    sessionStartedAt: Date.now() - MINUTES * 60_000 + 2_000,
    data: view.data && { ...view.data, protection },
  })
  await show(
    <>
      <ProtectionLayer />
      <ModalHost />
    </>,
    { texts: { frame } },
  )
}

test('a reality check comes when its time has come, but not before the player has decided at a live table', async () => {
  await showLayer()
  setDecisionTurn('blackjack', true)
  vi.advanceTimersByTime(10_000)
  expect(openRealityCheck).not.toHaveBeenCalled()
  setDecisionTurn('blackjack', false)
  vi.advanceTimersByTime(1_000)
  await expect.element(check).toBeVisible()
})

test('a game that has stopped during a turn holds the reality check back for a minute at most', async () => {
  await showLayer()
  setDecisionTurn('blackjack', true)
  vi.advanceTimersByTime(50_000)
  expect(openRealityCheck).not.toHaveBeenCalled()
  vi.advanceTimersByTime(11_000)
  expect(openRealityCheck).toHaveBeenCalledOnce()
})
