import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProtocolFault } from '../fault.ts'
import { parseHandshake, parseMessage } from './messages.ts'
import { RecordReader } from './records.ts'

const END = '\u001e'

function readAll(chunks: readonly Uint8Array[], maxBytes = 10_000): string[] {
  const reader = new RecordReader(maxBytes)
  return chunks.flatMap((chunk) => [...reader.push(chunk)])
}

function split(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const chunks: Buffer[] = []
  let offset = 0
  for (const cut of [...cuts, bytes.length]) {
    chunks.push(bytes.subarray(offset, offset + cut))
    offset = Math.min(bytes.length, offset + cut)
  }
  return chunks
}

test('any JSON values are read the same however their bytes are split', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.array(fc.nat(40), { maxLength: 30 }), (values, cuts) => {
      const texts = values.map((value) => JSON.stringify(value))
      const bytes = Buffer.from(texts.map((text) => text + END).join(''))
      expect(readAll(split(bytes, cuts))).toEqual(texts)
    }),
  )
})

test('a record that has not ended is kept, and only up to the limit', () => {
  const reader = new RecordReader(5)
  expect([...reader.push(Buffer.from('abc'))]).toEqual([])
  expect([...reader.push(Buffer.from(`de${END}f`))]).toEqual(['abcde'])
  expect(() => [...reader.push(Buffer.from('ghijk'))]).toThrow('A message is longer than 5 bytes')
})

test('random bytes are messages or a ProtocolFault, never another error', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.json().map((json) => Buffer.from(json + END)),
  )
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 6 }), (chunks) => {
      try {
        for (const record of readAll(chunks, 200)) for (const parse of [parseMessage, parseHandshake]) parse(record)
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolFault)
      }
    }),
  )
})

test('any object with a type is a message, ignored, or a ProtocolFault that says what is wrong', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom('1', 'Echo', [], ['1'], -1, 0, 1.5))
  const message = fc.record(
    {
      type: fc.oneof(fc.integer({ min: -1, max: 12 }), field),
      target: field,
      arguments: field,
      invocationId: field,
      streamIds: field,
      item: field,
      result: field,
      error: field,
      sequenceId: field,
    },
    { requiredKeys: ['type'] },
  )
  fc.assert(
    fc.property(message, (sent) => {
      try {
        const parsed = parseMessage(JSON.stringify(sent))
        if (parsed) expect(parsed.type).toBe(sent.type)
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolFault)
        expect((error as Error).message).toMatch(/^'\w+' of a message is|^A completion has both/)
      }
    }),
  )
})

test('a message needs a numeric type, an invocation a target, a stream item an invocationId and an item; a completion has not both result and error [5.8]', () => {
  const valid = {
    invocation: { type: 1, target: 'Echo', arguments: [] },
    item: { type: 2, invocationId: '1', item: null },
    completion: { type: 3, invocationId: '1', result: 1 },
    failure: { type: 3, invocationId: '1', error: 'x' },
  }
  const parse = (message: object) => parseMessage(JSON.stringify(message))
  for (const message of Object.values(valid)) expect(parse(message)?.type).toBe(message.type)
  const { invocation, item, completion } = valid
  for (const [message, field] of [
    ...[undefined, null, '1', true, [1]].map((type) => [{ ...invocation, type }, "'type'"] as const),
    ...[undefined, null, '', 1].map((target) => [{ ...invocation, target }, "'target'"] as const),
    ...[undefined, null, '', 1].map((invocationId) => [{ ...item, invocationId }, "'invocationId'"] as const),
    [{ ...item, item: undefined }, "'item'"],
    [{ ...completion, error: 'x' }, "'result' and 'error'"],
  ] as const)
    expect(() => parse(message), JSON.stringify(message)).toThrow(field)
})

test('an invalid message is refused with the name of the field', () => {
  for (const [message, error] of [
    ['[]', 'A message is not a JSON object'],
    ['{', 'A message is not JSON'],
    ['{}', "'type' of a message is not a number"],
    ['{"type":1,"arguments":[]}', "'target' of a message is not a string"],
    ['{"type":1,"target":"Echo"}', "'arguments' of a message is not an array"],
    ['{"type":4,"target":"Echo","arguments":[]}', "'invocationId' of a message is not a string"],
    ['{"type":1,"target":"Echo","arguments":[],"streamIds":[1]}', "'streamIds' of a message is not an array of strings"],
    ['{"type":3,"invocationId":"1","result":1,"error":"x"}', "A completion has both 'result' and 'error'"],
    ['{"type":8,"sequenceId":-1}', "'sequenceId' of a message is not a count"],
  ])
    expect(() => parseMessage(message as string)).toThrow(new ProtocolFault(error as string))
  expect(parseMessage('{"type":77}')).toBeNull()
})
