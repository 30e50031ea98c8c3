import { notification, type PlayerAction } from '@herna/contract/notifications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgetPlayerMessages, onPlayerMessage, tellPlayerMessage } from './player-messages.ts'
import { handleNotification } from './handle-notification.ts'
import { readNotification } from './read-notification.ts'

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

test('balances and actions are read as the contract has them [7.46] [3.16]', () => {
  for (const told of [{ balanceUpdates: [update, { ...update, balanceName: 'bonus' }] }, { action }]) {
    expect(notification.parse(told)).toEqual(told)
    expect(readNotification(JSON.stringify(told))).toEqual(told)
  }
})

test('anything else is passed over and never throws', () => {
  const wrong = [
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
  for (const one of wrong) expect(readNotification(JSON.stringify(one))).toBeNull()
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => readNotification(text) === null))
})

test('LOGOUT makes the tab ask the server for its session and is shown to nobody [3.15]', () => {
  const done: string[] = []
  const player = { sessionEnded: () => done.push('asked'), pushBalance: () => done.push('pushed') }
  const shown: string[] = []
  const stop = onPlayerMessage(({ type }) => shown.push(type))
  const hear = (told: object) => handleNotification(JSON.stringify(told), (act) => void act(player as never))
  hear({ action: { ...action, type: 'LOGOUT' } })
  expect([done, shown]).toEqual([['asked'], []])
  hear({ action })
  hear({ balanceUpdates: [update] })
  expect([done, shown]).toEqual([['asked', 'pushed'], ['SIMPLE_MESSAGE']])
  stop()
})

test('messages wait for who shows them, in order, and for nobody after a logout [F8]', () => {
  const shown: (string | null)[] = []
  tellPlayerMessage({ ...action, title: 'a' })
  tellPlayerMessage({ ...action, title: 'b' })
  const stop = onPlayerMessage(({ title }) => shown.push(title))
  tellPlayerMessage({ ...action, title: 'c' })
  expect(shown).toEqual(['a', 'b', 'c'])
  stop()
  tellPlayerMessage({ ...action, title: 'd' })
  forgetPlayerMessages()
  onPlayerMessage(({ title }) => shown.push(title))()
  expect(shown).toEqual(['a', 'b', 'c'])
})
