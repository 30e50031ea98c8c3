import type { PlayerAction } from '@herna/contract/notifications'
import { expect, test } from 'vitest'
import { EMPTY_QUEUE, isSportsBonus, type MessageQueue, type QueueEffect, type QueueEvent, queueStep } from './message-queue.ts'

const message = (id: string, group: PlayerAction['group'] = 'PlayerActionShowMessage', more: Partial<PlayerAction> = {}) =>
  ({ id, group, type: 'SIMPLE_MESSAGE', templateId: null, title: id, text: null, bonusId: null, ...more }) as PlayerAction
const DIALOG = message('dialog', 'PlayerActionShowDialog')
const PLAIN = message('plain')
const LOGIN = message('login', 'PlayerActionShowLoginMessage')

function run(events: readonly QueueEvent[], from: MessageQueue = EMPTY_QUEUE) {
  const effects: QueueEffect[] = []
  let queue = from
  for (const event of events) {
    const step = queueStep(queue, event)
    queue = step.queue
    effects.push(...step.effects)
  }
  return { queue, effects, shown: queue.shown?.id ?? null, waiting: queue.waiting.map(({ id }) => id) }
}

test('on the first load the groups decide which comes first: login, message, dialog [4.25] [3.16]', () => {
  const { shown, waiting } = run([{ type: 'loaded', messages: [DIALOG, PLAIN, LOGIN] }])
  expect(shown).toBe('login')
  expect(waiting).toEqual(['plain', 'dialog'])
})

test('later loads append, and a message already received is not added again [4.25]', () => {
  const { waiting } = run([
    { type: 'loaded', messages: [PLAIN, DIALOG] },
    { type: 'loaded', messages: [DIALOG, LOGIN] },
    { type: 'pushed', message: LOGIN },
  ])
  expect(waiting).toEqual(['dialog', 'login'])
})

test('a shown message leaves the queue; the next is shown a second after it was dismissed [4.25] [9.12]', () => {
  const firstRun = run([{ type: 'loaded', messages: [LOGIN, PLAIN] }, { type: 'dismissed' }])
  expect(firstRun.shown).toBeNull()
  expect(firstRun.effects).toEqual([
    { type: 'dismiss', id: 'login' },
    { type: 'pause', ms: 1_000 },
  ])
  expect(run([{ type: 'pushed', message: DIALOG }], firstRun.queue).shown).toBeNull()
  expect(run([{ type: 'pause-over' }], firstRun.queue).shown).toBe('plain')
})

test('during real play messages wait in order of arrival and are shown when play ends [4.25]', () => {
  const playing = run([
    { type: 'real-play', on: true },
    { type: 'loaded', messages: [DIALOG, LOGIN] },
    { type: 'pushed', message: PLAIN },
  ])
  expect(playing.shown).toBeNull()
  expect(run([{ type: 'real-play', on: false }], playing.queue).shown).toBe('dialog')
})

test('messages that load under another dialog wait for it in the order of the groups: only real play keeps the order of arrival [4.25]', () => {
  const covered = run([
    { type: 'covered', on: true },
    { type: 'loaded', messages: [DIALOG, PLAIN, LOGIN] },
  ])
  expect(covered.shown).toBeNull()
  const { shown, waiting } = run([{ type: 'covered', on: false }], covered.queue)
  expect([shown, ...waiting]).toEqual(['login', 'plain', 'dialog'])
})

test('when the queue is empty the details of a pending bonus are loaded, and not again once it is closed [4.25] [4.24]', () => {
  const offered = message('offer', 'PlayerActionShowMessage', { type: 'BONUS', bonusId: 'b-1' })
  const steps: QueueEvent[] = [{ type: 'loaded', messages: [offered, PLAIN] }, { type: 'dismissed' }, { type: 'pause-over' }]
  const between = run(steps)
  expect(between.shown).toBe('plain')
  expect(between.effects.some((effect) => effect.type === 'load-bonus')).toBe(false)
  const lastRun = run([{ type: 'dismissed' }, { type: 'pause-over' }], between.queue)
  expect(lastRun.effects).toContainEqual({ type: 'load-bonus', bonusId: 'b-1' })
  expect(run([{ type: 'bonus-closed' }, { type: 'pause-over' }], lastRun.queue).effects).toEqual([])
})

const offerOf = (bonusId: string) => message(`offer ${bonusId}`, 'PlayerActionShowMessage', { type: 'BONUS', bonusId })
const offersIn = (effects: readonly QueueEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'load-bonus' ? [effect.bonusId] : []))

test('two bonuses are offered one after the other, whenever the second arrives [4.24] [4.25]', () => {
  const both = run([
    { type: 'loaded', messages: [offerOf('b-1'), offerOf('b-2')] },
    { type: 'dismissed' },
    { type: 'pause-over' },
    { type: 'dismissed' },
    { type: 'pause-over' },
  ])
  expect(offersIn(both.effects)).toEqual(['b-1'])
  expect(offersIn(run([{ type: 'bonus-closed' }], both.queue).effects)).toEqual(['b-2'])

  const first = run([{ type: 'loaded', messages: [offerOf('b-1')] }, { type: 'dismissed' }, { type: 'pause-over' }])
  const during = run([{ type: 'pushed', message: offerOf('b-2') }], first.queue)
  expect([offersIn(first.effects), during.shown]).toEqual([['b-1'], null])
  const second = run([{ type: 'bonus-closed' }, { type: 'dismissed' }, { type: 'pause-over' }], during.queue)
  expect(offersIn(second.effects)).toEqual(['b-2'])
})

test('a bonus whose details arrive during real play, or under another dialog, is offered afterwards [4.24] [4.25]', () => {
  for (const type of ['real-play', 'covered'] as const) {
    const requested = run([{ type: 'loaded', messages: [offerOf('b-1')] }, { type: 'dismissed' }, { type: 'pause-over' }])
    const postponed = run([{ type, on: true }, { type: 'bonus-postponed' }], requested.queue)
    expect(offersIn(postponed.effects)).toEqual([])
    expect(offersIn(run([{ type, on: false }], postponed.queue).effects)).toEqual(['b-1'])
  }
})

test('a message that is set aside is not dismissed, does not return, and what waits behind it follows', () => {
  const { queue, effects, shown } = run([
    { type: 'loaded', messages: [PLAIN, DIALOG] },
    { type: 'set-aside' },
    { type: 'pause-over' },
  ])
  expect(effects).toEqual([{ type: 'pause', ms: 1_000 }])
  expect(shown).toBe('dialog')
  expect(run([{ type: 'pushed', message: PLAIN }], queue).waiting).toEqual([])
})

test('messages read in the notification hub are not shown any more, and do not return when fetched again; the others wait on', () => {
  const { queue, waiting } = run([
    { type: 'real-play', on: true },
    { type: 'loaded', messages: [LOGIN, PLAIN, DIALOG] },
    { type: 'read-elsewhere', ids: new Set(['plain', 'dialog']) },
  ])
  expect(waiting).toEqual(['login'])
  expect(run([{ type: 'pushed', message: PLAIN }], queue).waiting).toEqual(['login'])
})

test('a shown message that was answered in another tab leaves without being reported again, and the next one follows [4.25]', () => {
  const { queue, effects } = run([
    { type: 'loaded', messages: [LOGIN, PLAIN] },
    { type: 'read-elsewhere', ids: new Set(['login', 'dialog']) },
  ])
  expect([queue.shown, effects]).toEqual([null, [{ type: 'pause', ms: 1_000 }]])
  expect(run([{ type: 'pause-over' }], queue).shown).toBe('plain')
  // Pushed to this tab after it was answered in the other.
  expect(run([{ type: 'pushed', message: DIALOG }], queue).waiting).toEqual(['plain'])
})

test('a logout clears every message [4.3]', () => {
  expect(run([{ type: 'loaded', messages: [LOGIN, PLAIN] }, { type: 'player-left' }]).queue).toEqual(EMPTY_QUEUE)
})

test('a sportsbook bonus is recognised by its template [4.25]', () => {
  expect([isSportsBonus({ templateId: 'sbBonusMessage' }), isSportsBonus({ templateId: null })]).toEqual([true, false])
})
