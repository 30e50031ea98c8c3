import type { HistoryMessage } from '@herna/contract/player'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NotificationHub } from './notification-hub.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const message = (last: number, more: Partial<HistoryMessage> = {}): HistoryMessage => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: `Správa ${last}`,
  text: null,
  bonusId: null,
  createdAt: `2026-11-2${last}T10:00:00.000Z`,
  isRead: false,
  ...more,
})
/** The platform's answers by method; requests are recorded. */
function servePlatform(history: () => Response, read: () => Response = () => Response.json({ done: true })) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return history()
    bodies.push(JSON.parse(String(init.body)))
    return read()
  })
  return bodies
}
const onFollow = vi.fn()
function show(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const options = { locale: 'sk-SK', platform: 'http://platform.test/platform', onFollow }
  root.render(<NotificationHub options={options} request={{ screen: undefined, count: 0 }} />)
}
const titles = () => [...document.querySelectorAll('li b')].map((title) => title.textContent)

test('the history is shown as the platform keeps it; marking as read names the newest shown and notifies the page [7.41] [4.36]', async () => {
  let isRead = false
  const bodies = servePlatform(() =>
    Response.json({ messages: [message(3, { isRead }), message(2, { isRead: true })], unread: isRead ? 0 : 1 }),
  )
  const changes: unknown[] = []
  window.addEventListener('accountChanged', ({ detail }) => changes.push(detail.what), { once: true })
  show()
  await expect.element(page.getByText('1 neprečítaná')).toBeVisible()
  expect(titles()).toEqual(['Neprečítané: Správa 3', 'Správa 2'])
  isRead = true
  await page.getByRole('button', { name: 'Označiť ako prečítané' }).click()
  await expect.element(page.getByText('Všetko máte prečítané')).toBeVisible()
  expect(bodies).toEqual([{ until: '2026-11-23T10:00:00.000Z' }])
  expect(changes).toEqual(['messages'])
  expect(titles()).toEqual(['Správa 3', 'Správa 2'])
})

test('messages about the account are apart from offers, and following one tells the page what it is about', async () => {
  servePlatform(() =>
    Response.json({ messages: [message(3, { type: 'BONUS_2', title: null }), message(2, { type: 'BALANCE' })], unread: 2 }),
  )
  show()
  await page.getByRole('button', { name: 'Účet 1' }).click()
  expect(titles()).toEqual(['Neprečítané: Správa 2'])
  await page.getByRole('button', { name: 'Ponuky 1' }).click()
  expect(titles()).toEqual(['Neprečítané: Bonus'])
  await page.getByRole('button', { name: 'Bonusy' }).click()
  expect(onFollow.mock.calls[0]?.[0]).toMatchObject({ type: 'BONUS_2', bonusId: null })
})

test('a history that cannot be loaded says so and is loaded by a retry; without messages the hub says what will be here', async () => {
  const failed = () => new Response('{}', { status: 500 })
  let answer = failed
  servePlatform(() => answer())
  show()
  await expect.element(page.getByRole('button', { name: 'Skúsiť znova' })).toBeVisible()
  answer = () => Response.json({ messages: [], unread: 0 })
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByText('Zatiaľ tu nie sú žiadne správy')).toBeVisible()
})

test('when marking as read fails, the reason is shown and the messages stay unread', async () => {
  servePlatform(
    () => Response.json({ messages: [message(3)], unread: 1 }),
    () => new Response('{}', { status: 500 }),
  )
  show()
  await page.getByRole('button', { name: 'Označiť ako prečítané' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(titles()).toEqual(['Neprečítané: Správa 3'])
})
