import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RawFrame, readFrame, writeFrame } from './frame.ts'
import { FrameParser } from './parser.ts'

const LIMITS = { headerBytes: 500, headerCount: 20, bodyBytes: 1_000 }
const parse = (...chunks: (string | Uint8Array)[]): RawFrame[] => {
  const parser = new FrameParser(LIMITS)
  return chunks.flatMap((chunk) => [...parser.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)])
}
const firstFrame = (text: string) => {
  const [frame] = parse(text)
  if (!frame) throw new Error('no frame')
  return readFrame(frame, true)
}

test('a frame is read with LF and with CRLF, and line ends between frames are skipped', () => {
  for (const text of ['\n\nSEND\na:b\n\nbody\0\n\r\n', '\r\nSEND\r\na:b\r\n\r\nbody\0']) {
    const { command, headers, body } = firstFrame(text)
    expect([command, headers.get('a'), body.toString()]).toEqual(['SEND', 'b', 'body'])
  }
})

test('a body with a content-length may hold NUL; without one it ends there', () => {
  expect(firstFrame('SEND\ncontent-length:3\n\na\0b\0').body).toEqual(Buffer.from('a\0b'))
  expect(firstFrame('SEND\n\na\0').body.toString()).toBe('a')
  expect(() => parse('SEND\ncontent-length:1\n\nab\0')).toThrow('longer than its content-length')
  for (const length of ['-1', 'x', '1e3', ''])
    expect(() => parse(`SEND\ncontent-length:${length}\n\na\0`)).toThrow('not a number')
})

test('of repeated headers the first is used', () => {
  expect(firstFrame('SEND\na:1\na:2\n\n\0').headers.get('a')).toBe('1')
  expect(firstFrame('SEND\ncontent-length:1\ncontent-length:99\n\na\0').body.toString()).toBe('a')
})

test('escapes are decoded except in CONNECT; an undefined escape is an error', () => {
  expect(firstFrame('SEND\na\\cb:1\\n2\\r3\\\\n\\c\n\n\0').headers).toEqual(new Map([['a:b', '1\n2\r3\\n:']]))
  expect(firstFrame('CONNECT\npasscode:a\\tb:c\n\n\0').headers.get('passcode')).toBe('a\\tb:c')
  for (const invalidEscape of ['\\t', '\\', '\\0'])
    expect(() => firstFrame(`SEND\na:${invalidEscape}\n\n\0`)).toThrow('Undefined escape')
  const [old] = parse('SEND\na:\\t\n\n\0')
  expect(old && readFrame(old, false).headers.get('a')).toBe('\\t')
})

test('invalid headers are errors: no colon, no name, no UTF-8, a NUL within the headers', () => {
  expect(() => parse('SEND\nabc\n\n\0')).toThrow('no colon')
  expect(() => parse('SEND\n:abc\n\n\0')).toThrow('no name')
  expect(() => parse(Buffer.concat([Buffer.from('SEND\na:'), Buffer.of(0xff), Buffer.from('\n\n\0')]))).toThrow('not UTF-8')
  expect(() => parse('SEND\na:b\0')).toThrow('within its headers')
})

test('limits apply before a frame is complete', () => {
  expect(() => parse('x'.repeat(501))).toThrow('headers are too long')
  expect(() => parse(`SEND\n${'a:b\n'.repeat(21)}\n\0`)).toThrow('Too many headers')
  expect(() => parse('SEND\ncontent-length:1001\n\n')).toThrow('body is too long')
  expect(() => parse('SEND\n\n', 'x'.repeat(600), 'x'.repeat(401))).toThrow('body is too long')
  expect(parse('SEND\n\n', 'x'.repeat(600), 'x'.repeat(400), '\0')).toHaveLength(1)
})

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const frames = fc.array(
  fc.record({
    command: fc.constantFrom('SEND', 'MESSAGE', 'ERROR'),
    headers: fc.dictionary(
      text.filter((name) => name !== '' && name !== 'content-length'),
      text,
      { maxKeys: 4, noNullPrototype: true },
    ),
    body: fc.uint8Array({ maxLength: 60 }),
  }),
  { maxLength: 4 },
)

test('a stream of frames is parsed the same however it is split', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.nat(200), { maxLength: 30 }), (sent, cuts) => {
      const stream = Buffer.concat(
        sent.flatMap(({ command, headers, body }) => [writeFrame(command, headers, body, true), Buffer.from('\r\n\n')]),
      )
      const parser = new FrameParser({ headerBytes: 4_000, headerCount: 20, bodyBytes: 1_000 })
      const received: RawFrame[] = []
      let offset = 0
      for (const cut of [...cuts, stream.length]) {
        received.push(...parser.push(stream.subarray(offset, offset + cut)))
        offset = Math.min(stream.length, offset + cut)
      }
      expect(
        received.map((raw) => {
          const { command, headers, body } = readFrame(raw, true)
          const { 'content-length': _, ...own } = Object.fromEntries(headers)
          return { command, headers: own, body: new Uint8Array(body) }
        }),
      ).toEqual(sent)
    }),
  )
})

test('random bytes are frames or a StompFault, never another error', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 }), (chunks) => {
      try {
        for (const raw of parse(...chunks)) readFrame(raw, true)
      } catch (error) {
        expect((error as Error).name).toBe('StompFault')
      }
    }),
  )
})
