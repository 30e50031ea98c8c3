import { MESSAGE_TYPES, type PlayerAction } from '@herna/contract/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InAppNotification } from './in-app-notification.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const BONUS = '00000000-0000-4000-8000-000000000009'
const message = (more: Partial<PlayerAction> = {}): PlayerAction => ({
  id: '00000000-0000-4000-8000-000000000001',
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: 'Výber je odoslaný',
  text: 'Na účte bude do utorka.',
  bonusId: BONUS,
  ...more,
})
const onFollow = vi.fn()
const onClose = vi.fn()
function show(shown: PlayerAction): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const options = { locale: 'sk-SK', platform: '', message: shown, onFollow, onClose }
  root.render(<InAppNotification options={options} request={{ screen: undefined, count: 0 }} />)
}

const ACTIONS: Record<(typeof MESSAGE_TYPES)[number], string> = {
  LOGOUT: 'Prihlásiť sa',
  SIMPLE_MESSAGE: 'Správy',
  BALANCE: 'Môj účet',
  BONUS: 'Bonusy',
  BONUS_2: 'Bonusy',
  BONUS_4: 'Bonusy',
}

test.each(MESSAGE_TYPES)(
  'a message of type %s has its text, the one action of its type and can be closed [3.15]',
  async (type) => {
    onFollow.mockReset()
    onClose.mockReset()
    show(message({ type }))
    await expect.element(page.getByText('Na účte bude do utorka.')).toBeVisible()
    expect(document.querySelectorAll('button')).toHaveLength(2)
    await page.getByRole('button', { name: ACTIONS[type], exact: true }).click()
    expect(onFollow.mock.calls).toEqual([[{ type, bonusId: BONUS }]])
    await page.getByRole('button', { name: 'Zavrieť oznámenie' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('texts are never markup, and a message without a title gets that of its type [3.15] [S1]', async () => {
  show(message({ type: 'BALANCE', title: null, text: '<img src=x onerror=alert(1)>' }))
  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect.element(page.getByText('Zostatok na účte')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
