import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ModalHost } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { mockResponses, requestBodiesTo, FAULTS, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { MessagesLayer } from './inbox-layer.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const MESSAGES = '/platform/player-messages'
const message = {
  id: ID,
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: 'Voľné točenia',
  text: 'Máte ponuku',
  bonusId: ID,
}

beforeEach(mockPlayerHosts)
afterEach(() => {
  vi.useRealTimers()
  clear()
  vi.unstubAllGlobals()
})

test('an offer whose details cannot be fetched shows a notice instead of a popup; a message is closed even if its dismissal fails [8.30]', async () => {
  const refused = FAULTS.refused as never
  mockResponses({
    [MESSAGES]: jsonResponse({ messages: [message] }),
    [`${MESSAGES}/${ID}`]: refused,
    '/player/bonusDetails': refused,
  })
  await show(
    <>
      <MessagesLayer />
      <ModalHost />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
  const understood = page.getByRole('button', { name: 'Rozumiem' })
  await expect.element(understood).toBeVisible()
  // The offer follows after a pause.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await understood.click()
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '')
  await vi.waitFor(() => expect(alerts().join()).toContain('Podrobnosti bonusu sa nepodarilo načítať'))
  expect(requestBodiesTo(`${MESSAGES}/${ID}`)).toHaveLength(1)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
