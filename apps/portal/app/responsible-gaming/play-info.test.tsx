import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { engineWith } from '../testing/engine.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { PlayInfo } from './play-info.tsx'
import { PENDING_VIEW, type PlayerView, setPlayerEngine, setPlayerView } from '../session/index.ts'

const load = vi.fn()
setPlayerEngine(engineWith({ load }))

afterEach(() => {
  clear()
  setPlayerView(PENDING_VIEW)
})

const idle = { state: 'idle', value: null } as const
const withProtection = (state: 'loading' | 'failed'): PlayerView => ({
  ...PENDING_VIEW,
  auth: 'authenticated',
  username: 'jana',
  data: {
    balance: idle,
    balance_visibility: idle,
    info: idle,
    overview: idle,
    messages: idle,
    notification: idle,
    protection: { state, value: null },
  },
})
const controls = { open: true, close: () => undefined, onClosed: () => undefined } as never
const failed = page.getByRole('heading', { name: 'Údaje o hraní a limitoch sa nepodarilo načítať' })

test('when the § 32 information cannot be loaded, an error with a retry is shown and no values [2.42]', async () => {
  setPlayerView(withProtection('failed'))
  await show(<PlayInfo controls={controls} />, { texts: {} })
  await expect.element(failed).toBeVisible()
  expect(document.querySelector('[role=dialog] dl')).toBeNull()
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  expect(load).toHaveBeenCalledWith('protection')
  setPlayerView(withProtection('loading'))
  await expect.element(failed).not.toBeInTheDocument()
})
