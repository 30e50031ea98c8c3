import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareFrame } from './prepared-frame.ts'
import { ReceivedSequence, ReplayBuffer } from './replay-buffer.ts'

test('Sequence is the first unacknowledged record, or the next one if all are acknowledged', () => {
  const sent = new ReplayBuffer()
  expect(sent.replay()).toEqual({ sequenceId: 1, payloads: [] })
  for (const payload of ['a', 'b', 'c']) sent.add(payload, 1, 0)
  sent.acknowledge(1)
  expect(sent.replay()).toEqual({ sequenceId: 2, payloads: ['b', 'c'] })
})

test('a prepared frame counts as its records, and is sent again as a whole', () => {
  const frame = prepareFrame([1, 2, 3].map((id) => ({ target: 'update', arguments: [id] })))
  const sent = new ReplayBuffer()
  sent.add('a', 1, 0)
  sent.add(frame, frame.records, 0)
  sent.add('b', 1, 0)
  sent.acknowledge(3)
  expect(sent.bytes).toBe(frame.payload.length + 1)
  expect(sent.replay()).toEqual({ sequenceId: 2, payloads: [frame, 'b'] })
})

test('records that were never sent cannot be acknowledged', () => {
  const sent = new ReplayBuffer()
  sent.add('a', 1, 0)
  expect(() => sent.acknowledge(2)).toThrow('beyond what was sent')
})

test('the age is that of the oldest unacknowledged record', () => {
  const sent = new ReplayBuffer()
  expect(sent.oldestAt).toBeNull()
  sent.add('a', 1, 10)
  sent.add('b', 1, 20)
  expect(sent.oldestAt).toBe(10)
  sent.acknowledge(1)
  expect(sent.oldestAt).toBe(20)
  sent.acknowledge(2)
  expect(sent.oldestAt).toBeNull()
})

test('a Sequence below 1 or beyond what was received is refused', () => {
  const received = new ReceivedSequence()
  for (let count = 0; count < 3; count += 1) received.accept()
  for (const id of [0, 5]) expect(() => received.reset(id)).toThrow("'sequenceId' of Sequence")
  received.reset(2)
  expect([received.accept(), received.accept(), received.accept()]).toEqual([false, false, true])
  expect(received.latestId).toBe(4)
})

/** What the real client does with what it receives (its MessageBuffer). */
class Receiver {
  readonly records: string[] = []
  nextId = 1
  latestId = 0

  sequence(id: number): void {
    // The real client gives up here.
    if (id > this.nextId) throw new Error(`Sequence ${id} is beyond ${this.nextId}`)
    this.nextId = id
  }

  receive(record: string): void {
    const id = this.nextId
    this.nextId += 1
    if (id <= this.latestId) return
    this.latestId = id
    this.records.push(record)
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('send'), records: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('acknowledge') }),
  // Of what was sent since the last loss, so many payloads arrive.
  fc.record({ kind: fc.constant('lose'), arrived: fc.nat(5) }),
)

test('whatever is lost and acknowledged when, the real client gets every record once, in order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const sent = new ReplayBuffer()
      const client = new Receiver()
      let total = 0
      /** On the way: acknowledgements overtake nothing, data arrives late or never. */
      let wire: (() => void)[] = []
      const transmit = (records: readonly string[]) => wire.push(() => records.forEach((record) => client.receive(record)))
      const recordsOf = new Map<string, string[]>()
      const reattach = (arrived: number) => {
        for (const arrive of wire.slice(0, arrived)) arrive()
        wire = []
        const { sequenceId, payloads } = sent.replay()
        client.sequence(sequenceId)
        for (const payload of payloads) transmit(recordsOf.get(payload as string) as string[])
      }
      for (const action of steps) {
        if (action.kind === 'send') {
          const records = Array.from({ length: (action as { records: number }).records }, (_, index) => `${total + index + 1}`)
          total += records.length
          const payload = records.join()
          recordsOf.set(payload, records)
          sent.add(payload, records.length, 0)
          transmit(records)
        } else if (action.kind === 'acknowledge') sent.acknowledge(client.latestId)
        else reattach((action as { arrived: number }).arrived)
      }
      reattach(wire.length)
      for (const arrive of wire) arrive()
      expect(client.records).toEqual(Array.from({ length: total }, (_, index) => `${index + 1}`))
    }),
  )
})
