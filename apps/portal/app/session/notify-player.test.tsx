import '@herna/kit/base.css'
import { SNACKBAR } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { notifyPlayer } from './notify-player.ts'
import type { PlayerNotice } from './engine/player-notices.ts'

// A toast under the pointer does not close by itself, and the pointer stays where another test file left it.
beforeEach(() => commands.takePointerAway())
afterEach(() => {
  vi.useRealTimers()
  document.querySelector<HTMLElement>(`[role=alert] [aria-label="${frame.close}"]`)?.click()
  clear()
})

interface ExpectedNotice {
  title: string
  action?: string
  /** Until the player closes it. */
  stays?: true
}
const EXPECTED: [PlayerNotice, ExpectedNotice][] = [
  [{ kind: 'startup-error' }, { title: 'Prihlásenie sa nepodarilo spustiť', action: 'Obnoviť stránku', stays: true }],
  [{ kind: 'unreachable' }, { title: 'Prihlasovacia služba neodpovedá', action: 'Skúsiť znova' }],
  [
    { kind: 'login-failed', code: 'native-launch-over' },
    { title: 'Prihlásenie z aplikácie už neplatí. Vráťte sa do aplikácie a otvorte stránku znova.' },
  ],
  [{ kind: 'login-failed', code: 'cookies-blocked' }, { title: 'Váš prehliadač blokuje súbory cookie' }],
  [{ kind: 'login-failed', code: 'unknown-code' }, { title: 'Prihlásenie sa nepodarilo. Skúste to znova.' }],
  [{ kind: 'logout-unconfirmed' }, { title: 'Odhlásenie sa nepodarilo potvrdiť', stays: true }],
  [{ kind: 'messages-failed' }, { title: 'Správy sa nepodarilo načítať' }],
  [{ kind: 'balance-visibility-failed' }, { title: 'Zobrazenie zostatku sa nepodarilo uložiť' }],
]

test.each(EXPECTED)(
  '%o is shown once, with its action, and stays open if required [8.9] [8.25] [8.30]',
  async (notice, { title, action, stays }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const showing = show(<SnackbarRegion />, { texts: { frame } })
    await vi.advanceTimersByTimeAsync(1_000)
    await showing
    for (let time = 0; time < 2; time += 1) notifyPlayer(notice, () => undefined)
    const alerts = () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '')
    await vi.waitFor(() => expect(alerts()).toHaveLength(1))
    expect(alerts()[0]).toContain(title)
    expect(document.querySelectorAll('[role=alert] button')).toHaveLength(action ? 2 : 1)
    if (action) expect(document.querySelector('[role=alert] button')?.textContent).toBe(action)
    await vi.advanceTimersByTimeAsync(SNACKBAR.durationMs)
    await vi.waitFor(() => expect(alerts()).toHaveLength(stays ? 1 : 0))
  },
)

test('the action for an unreachable service is a retry [8.30]', async () => {
  await show(<SnackbarRegion />, { texts: { frame } })
  const retry = vi.fn()
  notifyPlayer({ kind: 'unreachable' }, retry)
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
