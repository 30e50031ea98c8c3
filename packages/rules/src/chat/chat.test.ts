import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChatView, chatViewAfter, type ChatViewEvent, mergeEntries, type QueuedConversation, supportQueue } from './index.ts'

const anyEvent: fc.Arbitrary<ChatViewEvent> = fc.oneof(
  fc.constantFrom<ChatViewEvent>({ type: 'clicked' }, { type: 'loaded' }, { type: 'hidden' }, { type: 'context-changed' }),
  fc.record({ type: fc.constant('received' as const), messages: fc.integer({ min: 1, max: 3 }), isLoggedIn: fc.boolean() }),
  fc.record({ type: fc.constant('counted' as const), unread: fc.nat(9), isLoggedIn: fc.boolean() }),
)
const START: ChatView = { panel: 'hidden', unread: 0 }

test('the counter rises by exactly the messages received while hidden and logged in, and is 0 whenever the panel is open [4.30]', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let view = START
      for (const event of events) {
        const before = view
        view = chatViewAfter(view, event)
        if (view.panel !== 'hidden') expect(view.unread).toBe(0)
        if (event.type === 'received')
          expect(view.unread - before.unread).toBe(before.panel === 'hidden' && event.isLoggedIn ? event.messages : 0)
      }
    }),
  )
})

test('a click opens a hidden chat, cancels a loading one and closes a visible one [4.30]', () => {
  const click = (panel: ChatView['panel']) => chatViewAfter({ panel, unread: 2 }, { type: 'clicked' }).panel
  expect([click('hidden'), click('loading'), click('visible')]).toEqual(['loading', 'hidden', 'hidden'])
  expect(chatViewAfter({ panel: 'loading', unread: 0 }, { type: 'loaded' }).panel).toBe('visible')
  expect(chatViewAfter(START, { type: 'loaded' }).panel).toBe('hidden')
})

const anyTime = fc.integer({ min: 0, max: 50 }).map((second) => new Date(1_772_445_600_000 + second * 1_000).toISOString())
const anyConversation: fc.Arbitrary<QueuedConversation> = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom('waiting' as const, 'assigned' as const, 'closed' as const),
    operatorId: fc.constantFrom('zuzana', 'peter'),
    time: anyTime,
    unread: fc.nat(2),
  })
  .map(({ id, status, operatorId, time, unread }) => ({
    id,
    status,
    operator: status === 'assigned' ? { id: operatorId } : null,
    waitingSince: status === 'waiting' ? time : null,
    updatedAt: time,
    unread,
  }))

test('each conversation is in exactly one group, and whoever waits longest is first, in any order of arrival', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyConversation, { selector: ({ id }) => id, maxLength: 20 }), (conversations) => {
      const queue = supportQueue(conversations, 'zuzana')
      const all = [...queue.waiting, ...queue.mine, ...queue.others, ...queue.closed]
      expect(all.map(({ id }) => id).toSorted()).toEqual(conversations.map(({ id }) => id).toSorted())
      const times = queue.waiting.map(({ waitingSince }) => Date.parse(waitingSince ?? ''))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(queue.mine.every(({ operator }) => operator?.id === 'zuzana')).toBe(true)
      expect(supportQueue(conversations.toReversed(), 'zuzana').waiting).toEqual(queue.waiting)
    }),
  )
})

test('entries received twice or out of order appear once, by number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), fc.array(fc.integer({ min: 1, max: 30 })), (known, received) => {
      const merged = mergeEntries(
        known.map((seq) => ({ seq })),
        received.map((seq) => ({ seq })),
      ).map(({ seq }) => seq)
      expect(merged).toEqual([...new Set([...known, ...received])].toSorted((one, other) => one - other))
    }),
  )
})
