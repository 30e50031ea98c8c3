import { notification, type PlayerAction } from '@herna/contract/notifications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearPlayerMessages, onPlayerMessage, emitPlayerMessage } from './player-messages.ts'
import { handleNotification, readNotification } from './handle-notification.ts'

const action: PlayerAction = {
  id: '44444444-4444-4444-8444-444444444444',
  group: 'PlayerActionShowMessage',
  type: 'SIMPLE_MESSAGE',
  templateId: null,
  title: 'Vitajte',
  text: null,
  bonusId: null,
}
const update = { balanceName: 'gaming', amount: 5, currencyCode: 'EUR' }

test('balances and actions are parsed as the contract defines them [7.46] [3.16]', () => {
  for (const sentNotification of [{ balanceUpdates: [update, { ...update, balanceName: 'bonus' }] }, { action }]) {
    expect(notification.parse(sentNotification)).toEqual(sentNotification)
    expect(readNotification(JSON.stringify(sentNotification))).toEqual(sentNotification)
  }
})

test('anything else is ignored and never throws', () => {
  const malformedBodies = [
    { balanceUpdates: [] },
    { balanceUpdates: [{ ...update, amount: '5' }] },
    { balanceUpdates: [{ ...update, amount: 0.5 }] },
    { balanceUpdates: [update, null] },
    { action: { ...action, group: 'x' } },
    { action: { ...action, title: 1 } },
    { action: null },
    [],
    null,
  ]
  for (const message of malformedBodies) expect(readNotification(JSON.stringify(message))).toBeNull()
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => readNotification(text) === null))
})

test('LOGOUT makes the tab check its session with the server and is not shown [3.15]', () => {
  const engineCalls: string[] = []
  const player = { sessionEnded: () => engineCalls.push('sessionEnded'), pushBalance: () => engineCalls.push('pushBalance') }
  const shownMessages: string[] = []
  const stop = onPlayerMessage(({ type }) => shownMessages.push(type))
  const receive = (notificationJson: object) =>
    handleNotification(JSON.stringify(notificationJson), (act) => void act(player as never))
  receive({ action: { ...action, type: 'LOGOUT' } })
  expect([engineCalls, shownMessages]).toEqual([['sessionEnded'], []])
  receive({ action })
  receive({ balanceUpdates: [update] })
  expect([engineCalls, shownMessages]).toEqual([['sessionEnded', 'pushBalance'], ['SIMPLE_MESSAGE']])
  stop()
})

test('messages are queued for the first listener, in order, and dropped after a logout [F8]', () => {
  const shownMessages: (string | null)[] = []
  emitPlayerMessage({ ...action, title: 'a' })
  emitPlayerMessage({ ...action, title: 'b' })
  const stop = onPlayerMessage(({ title }) => shownMessages.push(title))
  emitPlayerMessage({ ...action, title: 'c' })
  expect(shownMessages).toEqual(['a', 'b', 'c'])
  stop()
  emitPlayerMessage({ ...action, title: 'd' })
  clearPlayerMessages()
  onPlayerMessage(({ title }) => shownMessages.push(title))()
  expect(shownMessages).toEqual(['a', 'b', 'c'])
})
