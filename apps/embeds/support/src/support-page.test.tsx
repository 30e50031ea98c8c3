import '@herna/kit/base.css'
import type { ConversationSummary, SupportOperator, SupportThread } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SupportApi } from './support-api.ts'
import type { SocketEvents } from './support-socket.ts'
import { SupportPage } from './support-page.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const [ZUZANA, PETER] = ['Zuzana', 'Peter'].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  login: name.toLowerCase(),
  name,
})) as [SupportOperator, SupportOperator]
const AT = '2026-03-02T10:00:00.000Z'
const waitingPlayer = (name: string, waitingSince: string): ConversationSummary => ({
  id: `conversation-of-${name}`,
  context: 'authenticated',
  username: name,
  status: 'waiting',
  isRequest: false,
  operator: null,
  waitingSince,
  lastMessage: { author: 'customer', text: `Som ${name}`, at: AT },
  unread: 1,
  updatedAt: waitingSince,
})
const refused = (status: number, errorCode: string) =>
  new CallFailed('status', { refusal: { status, body: '', problem: { errorCode } } })

/** The page of Zuzana with a support that stores changes as the service does; `events` are the socket's. */
async function showSupport() {
  // The queue is beside the conversation.
  await page.viewport(1280, 800)
  const conversations = new Map(
    [waitingPlayer('eva', '2026-03-02T09:58:00.000Z'), waitingPlayer('adam', '2026-03-02T09:50:00.000Z')].map((one) => [
      one.id,
      one,
    ]),
  )
  const change = (id: string, changes: Partial<ConversationSummary>) => {
    const conversation = conversations.get(id)
    if (conversation) conversations.set(id, { ...conversation, ...changes })
  }
  const threadOf = (id: string): SupportThread => ({
    conversation: conversations.get(id) ?? waitingPlayer('nikto', AT),
    messages: [{ seq: 1, author: 'customer', name: null, event: null, text: `Otázka ${id}`, key: null, at: AT }],
    hasOlder: false,
    readByCustomer: 0,
    triggers: [{ trigger: 'chat-icon-click', at: AT }],
  })
  const api = {
    logIn: vi.fn<SupportApi['logIn']>(async () => ZUZANA),
    logOut: vi.fn<SupportApi['logOut']>(async () => null),
    currentOperator: vi.fn<SupportApi['currentOperator']>(async () => ZUZANA),
    operators: vi.fn<SupportApi['operators']>(async () => [PETER, ZUZANA]),
    conversations: vi.fn<SupportApi['conversations']>(async () => ({ now: AT, conversations: [...conversations.values()] })),
    thread: vi.fn<SupportApi['thread']>(async (id) => threadOf(id)),
    markRead: vi.fn<SupportApi['markRead']>(async (id) => change(id, { unread: 0 })),
    answer: vi.fn<SupportApi['answer']>(async () => null),
    take: vi.fn<SupportApi['take']>(async (id) => change(id, { status: 'assigned', operator: ZUZANA, waitingSince: null })),
    handOver: vi.fn<SupportApi['handOver']>(async (id) => change(id, { operator: PETER })),
    close: vi.fn<SupportApi['close']>(async (id) => change(id, { status: 'closed', operator: null })),
    answers: vi.fn<SupportApi['answers']>(async () => []),
    putAnswer: vi.fn<SupportApi['putAnswer']>(async () => null),
    deleteAnswer: vi.fn<SupportApi['deleteAnswer']>(async () => null),
  }
  const sockets: SocketEvents[] = []
  const toldTyping = vi.fn<(conversationId: string) => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const openSocket = (on: SocketEvents) => {
    sockets.push(on)
    return { typing: toldTyping, close: () => undefined }
  }
  root.render(<SupportPage api={api} openSocket={openSocket} />)
  await expect.element(page.getByRole('heading', { name: 'Podpora' })).toBeVisible()
  return { api, events: () => sockets.at(-1), change, toldTyping }
}
async function handOverTo(name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Komu odovzdať rozhovor' }).selectOptions(name)
  await page.getByRole('button', { name: 'Odovzdať' }).click()
}
/** The list in its groups: each heading with the customers below it. */
const groups = () =>
  [...document.querySelectorAll('nav section')].map((group) =>
    [group.querySelector('h2')?.firstChild?.textContent, ...[...group.querySelectorAll('li b')].map((name) => name.textContent)]
      .join(' ')
      .trim(),
  )

test('the operator takes who waits longest, hands them over, takes the next and ends the conversation', async () => {
  const { api } = await showSupport()
  await expect.poll(groups).toEqual(['Čakajú adam eva'])
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  await expect.poll(groups).toEqual(['Čakajú eva', 'Moje adam'])
  await handOverTo('Peter')
  await expect.poll(groups).toEqual(['Čakajú eva', 'U kolegov adam'])
  expect(api.handOver).toHaveBeenCalledExactlyOnceWith('conversation-of-adam', PETER.id)
  await expect.element(page.getByText('Odpovedá Peter.')).toBeVisible()
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  await page.getByRole('button', { name: 'Ukončiť' }).click()
  await expect.poll(groups).toEqual(['U kolegov adam', 'Ukončené eva'])
  expect(api.close).toHaveBeenCalledExactlyOnceWith('conversation-of-eva')
})

test('a choice of a colleague alone hands nothing over: arrow keys on the closed list change it', async () => {
  const { api } = await showSupport()
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  const colleagues = page.getByRole('combobox', { name: 'Komu odovzdať rozhovor' })
  const handOver = page.getByRole('button', { name: 'Odovzdať' })
  await expect.element(handOver).toBeDisabled()
  await colleagues.selectOptions('Peter')
  await expect.element(handOver).toBeEnabled()
  expect(api.handOver).not.toHaveBeenCalled()
})

test('a canned answer is added to the answer being written, which then has the focus, in the operator’s own conversation only, and the customer sees the operator writing; a new one is stored for everybody', async () => {
  const { api, events, toldTyping } = await showSupport()
  api.answers.mockImplementation(async () => [{ id: ZUZANA.id, title: 'Pozdrav', text: 'Dobrý deň' }])
  events()?.pushed({ type: 'answers' })
  await page.getByRole('navigation').getByRole('button', { name: /eva/ }).click()
  const greeting = page.getByRole('button', { name: /^Pozdrav/ })
  await expect.element(greeting).toBeDisabled()
  await page.getByRole('button', { name: 'Prevziať rozhovor' }).click()
  const input = page.getByRole('textbox', { name: 'Odpoveď' })
  await greeting.click()
  expect(toldTyping.mock.calls).toEqual([['conversation-of-eva']])
  await input.fill('Vitajte')
  await greeting.click()
  await expect.element(input).toHaveValue('Vitajte\nDobrý deň')
  await expect.element(input).toHaveFocus()
  await page.getByRole('button', { name: 'Pridať odpoveď' }).click()
  await page.getByRole('textbox', { name: 'Názov' }).fill('Rozlúčka')
  await page.getByRole('textbox', { name: 'Text' }).fill('Pekný deň')
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await vi.waitFor(() => expect(api.putAnswer).toHaveBeenCalledOnce())
  expect(api.putAnswer.mock.lastCall).toEqual([{ id: expect.any(String), title: 'Rozlúčka', text: 'Pekný deň' }])
})

test('the operator sees the customer and a colleague typing until the message arrives, and the customer sees the operator writing', async () => {
  const { events, toldTyping } = await showSupport()
  await page.getByRole('navigation').getByRole('button', { name: /eva/ }).click()
  await page.getByRole('button', { name: 'Prevziať rozhovor' }).click()
  const typing = { type: 'typing', conversationId: 'conversation-of-eva' } as const
  events()?.pushed({ ...typing, name: null, operatorId: null })
  events()?.pushed({ ...typing, name: 'Peter', operatorId: PETER.id })
  events()?.pushed({ ...typing, conversationId: 'conversation-of-adam', name: null, operatorId: null })
  const log = page.getByRole('log')
  await expect.element(log.getByText('Zákazník píše…')).toBeVisible()
  await expect.element(log.getByText('Peter píše v tomto rozhovore…')).toBeVisible()
  events()?.pushed({ type: 'conversation', conversationId: 'conversation-of-eva' })
  await expect.element(log.getByText('Zákazník píše…')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Odpoveď' }).fill('D')
  await page.getByRole('textbox', { name: 'Odpoveď' }).fill('Do')
  expect(toldTyping.mock.calls).toEqual([['conversation-of-eva']])
})

test('a conversation is returned to the queue, and a file is refused in the answer', async () => {
  const { api } = await showSupport()
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'doklad.png', { type: 'image/png' }))
  const input = page.getByRole('textbox', { name: 'Odpoveď' })
  await expect.element(input).toBeVisible()
  input.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Súbory sa v chate neposielajú.')
  expect(api.answer).not.toHaveBeenCalled()
  await handOverTo('Späť do poradia')
  expect(api.handOver).toHaveBeenCalledExactlyOnceWith('conversation-of-adam', null)
})

test('a conversation that a colleague took at the same moment is reported and shown as theirs', async () => {
  const { api, change } = await showSupport()
  api.take.mockImplementationOnce(async (id) => {
    change(id, { status: 'assigned', operator: PETER, waitingSince: null })
    throw refused(409, 'already-assigned')
  })
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Rozhovor medzitým prevzal kolega.')
  await expect.poll(groups).toEqual(['Čakajú eva', 'U kolegov adam'])
})

test('an answer that was not sent stays in the input, and a second attempt has the same key', async () => {
  const { api } = await showSupport()
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  const input = page.getByRole('textbox', { name: 'Odpoveď' })
  api.answer.mockRejectedValueOnce(refused(503, 'unavailable'))
  await input.fill('Dobrý deň')
  await page.getByRole('button', { name: 'Odoslať' }).click()
  await expect.element(page.getByText('Odpoveď sa neodoslala. Text ostal v poli.')).toBeVisible()
  await expect.element(input).toHaveValue('Dobrý deň')
  await page.getByRole('button', { name: 'Odoslať' }).click()
  await expect.element(input).toHaveValue('')
  const [first, second] = api.answer.mock.calls
  expect(second).toEqual(first)
})

test('an answer being written waits for the operator while another conversation is open', async () => {
  await showSupport()
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  const input = page.getByRole('textbox', { name: 'Odpoveď' })
  await input.fill('Dobrý deň, pán Adam')
  await page.getByRole('button', { name: 'Prevziať ďalšieho' }).click()
  await expect.element(page.getByRole('heading', { name: 'eva' })).toBeVisible()
  await expect.element(input).toHaveValue('')
  await page.getByRole('button', { name: /adam/ }).click()
  await expect.element(input).toHaveValue('Dobrý deň, pán Adam')
})

test('what failed while the service was away is loaded again with the connection, and nothing asks for another attempt', async () => {
  const { api, events } = await showSupport()
  events()?.opened()
  api.conversations.mockRejectedValueOnce(refused(503, 'unavailable'))
  events()?.pushed({ type: 'everything' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Posledná akcia sa nepodarila. Skúste ju znova.')
  events()?.opened()
  await expect.poll(() => document.querySelector('[role="alert"]')).toBeNull()
  await expect.poll(groups).toEqual(['Čakajú adam eva'])
})

test('a lost connection is named; when the session has ended meanwhile, the login is shown', async () => {
  const { api, events } = await showSupport()
  events()?.opened()
  events()?.closed()
  await expect.element(page.getByText('Spojenie sa prerušilo, obnovujeme ho…')).toBeVisible()
  api.currentOperator.mockRejectedValueOnce(refused(401, 'not-logged-in'))
  events()?.closed()
  await expect.element(page.getByRole('heading', { name: 'Prihlásenie podpory' })).toBeVisible()
})
