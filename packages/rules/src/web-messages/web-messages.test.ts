import type { WebMessage } from '@herna/contract/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MESSAGE_DISMISSED_SECONDS, messageCookie, nextMessageChange, platformOf, shownMessages } from './web-messages.ts'

const message = (id: string, more: Partial<WebMessage> = {}): WebMessage => ({
  id,
  start: 0,
  end: null,
  priority: 0,
  target: ['CasinoDesktop'],
  tone: 'info',
  text: id,
  link: null,
  ...more,
})
const none = () => false
const idsAt = (now: number, ...messages: WebMessage[]) => shownMessages(messages, now, none).map(({ id }) => id)

test.each([
  [99, []],
  [100, []],
  [101, ['prva']],
  [199, ['prva']],
  [200, []],
])('a message from 100 to 200 is shown only after its start and before its end: at %i %j [5.6]', (now, expected) => {
  expect(idsAt(now, message('prva', { start: 100, end: 200 }))).toEqual(expected)
})

test('without an end a message stays; the highest priority comes first and a dismissed one is hidden [5.6]', () => {
  const messages = [message('a', { priority: 1 }), message('b', { priority: 7 }), message('c', { priority: -1 })]
  expect(idsAt(Number.MAX_SAFE_INTEGER, ...messages)).toEqual(['b', 'a', 'c'])
  expect(shownMessages(messages, 1, (id) => id === 'b').map(({ id }) => id)).toEqual(['a', 'c'])
})

test('what is shown changes at the computed moment and not before [5.6]', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.option(fc.integer({ min: 0, max: 50 })))
  fc.assert(
    fc.property(fc.array(times, { maxLength: 4 }), fc.integer({ min: 0, max: 60 }), (list, now) => {
      const messages = list.map(([start, end], index) => message(`m-${index}`, { start, end }))
      const change = nextMessageChange(messages, now) ?? 100
      for (let at = now; at < change; at += 1) expect(idsAt(at, ...messages)).toEqual(idsAt(now, ...messages))
    }),
  )
})

test('a dismissal is kept for 12 hours, for each message by itself [9.2]', () => {
  expect(MESSAGE_DISMISSED_SECONDS).toBe(43_200)
  expect(messageCookie('udrzba')).not.toBe(messageCookie('podmienky'))
})

test('a page is of one platform: by lobby and device, or the native app [3.3]', () => {
  const platforms = [true, false].flatMap((isLive) =>
    [true, false].map((isTouch) => platformOf({ isNative: false, isLive, isTouch })),
  )
  expect(platforms).toEqual(['LiveMobile', 'LiveDesktop', 'CasinoMobile', 'CasinoDesktop'])
  expect(platformOf({ isNative: true, isLive: true, isTouch: true })).toBe('Native')
})
