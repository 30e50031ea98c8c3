import { expect, test } from 'vitest'
import { isDsn } from './dsn.ts'
import { createErrorReporter, type ReporterOptions } from './error-reporter.ts'

const MINUTE = 60_000

function reporter(more: Partial<ReporterOptions> = {}) {
  const sent: { url: string; lines: Record<string, unknown>[]; text: string }[] = []
  const state = { now: Date.UTC(2026, 10, 23, 12), status: 200, refused: [] as string[] }
  let ids = 0
  const { report } = createErrorReporter({
    dsn: 'https://verejnykluc@hlasenia.example/sentry/42',
    buildId: 'build-1',
    platform: 'javascript',
    now: () => state.now,
    newId: () => String(++ids).padStart(32, '0'),
    async post(url, text) {
      const lines = text.trimEnd().split('\n')
      sent.push({ url, text, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) })
      return state.status
    },
    onRefused: (reason) => void state.refused.push(reason),
    ...more,
  })
  return { report, sent, state }
}
const FACTS = { reference: 'a1b2c3d4', path: '/hra/velka-vyhra' }
const errorAt = (line: number, message = 'broken'): Error =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: broken\n    at play (https://herna.example/assets/first-x.js?t=1:${line}:7)`,
  })

test('an error is posted as one Sentry envelope with build, path and the reference of the page, and nothing is traced [7.50] [9.15]', async () => {
  const { report, sent } = reporter()
  await report(errorAt(3), FACTS)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toBe('https://hlasenia.example/sentry/api/42/envelope/?sentry_key=verejnykluc&sentry_version=7')
  const [header, item, event] = sent[0]?.lines ?? []
  expect(header).toMatchObject({ event_id: '0'.repeat(31) + '1', sent_at: '2026-11-23T12:00:00.000Z' })
  expect(item).toEqual({ type: 'event' })
  expect(event).toEqual({
    event_id: header?.event_id,
    timestamp: Date.UTC(2026, 10, 23, 12) / 1000,
    platform: 'javascript',
    level: 'error',
    release: 'build-1',
    environment: 'production',
    transaction: '/hra/velka-vyhra',
    tags: { reference: 'a1b2c3d4' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'broken',
          stacktrace: { frames: [{ function: 'play', filename: 'app:///assets/first-x.js', lineno: 3, colno: 7 }] },
        },
      ],
    },
    user: { ip_address: null },
  })
})

test('an error that belongs to no page names none, not an empty one [7.50]', async () => {
  const { report, sent } = reporter()
  await report(errorAt(3), { ...FACTS, path: '' })
  expect(sent[0]?.lines[2]).not.toHaveProperty('transaction')
  expect(sent[0]?.lines[2]).toMatchObject({ tags: { reference: FACTS.reference } })
})

test('personal data and secrets in an error’s text, path and stack are not part of the report [S17]', async () => {
  const { report, sent } = reporter()
  const secrets = [
    'jana.novakova@posta.sk',
    'Jana Nováková',
    '0905 123 456',
    '8554031234',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'tajne-heslo',
    'token=1f2e3d',
    'SK3112000000198742637541',
  ]
  const [mail, name, phone, birth, jwt, password, query, iban] = secrets
  const message = `failed for ${mail} ${name} ${phone} ${birth} ${jwt} "${password}" at https://ucty.example/relacia?${query} to ${iban}`
  const error = Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at login (/home/${'operator'}/herna/server/login.js?${query}:1:2)`,
    reply: { mail },
  })
  await report(error, { ...FACTS, path: `/overenie/${mail}?${query}` })
  await report(`thrown ${mail}`, FACTS)
  expect(sent).toHaveLength(2)
  for (const { text } of sent) for (const secret of [...secrets, 'operator']) expect(text).not.toContain(secret)
  expect(sent[0]?.text).toContain('https://ucty.example/relacia')
})

test('the same error is sent once in ten minutes, and at most ten errors a minute', async () => {
  const { report, sent, state } = reporter()
  for (let time = 0; time < 5; time++) await report(errorAt(1), FACTS)
  expect(sent).toHaveLength(1)
  for (let line = 2; line < 30; line++) await report(errorAt(line), FACTS)
  expect(sent).toHaveLength(10)
  state.now += MINUTE
  await report(errorAt(40), FACTS)
  await report(errorAt(1), FACTS)
  expect(sent).toHaveLength(11)
  state.now += 10 * MINUTE
  await report(errorAt(1), FACTS)
  expect(sent).toHaveLength(12)
})

test('after a refusal or without an answer nothing is sent for a minute, and nothing is thrown', async () => {
  const { report, sent, state } = reporter()
  state.status = 429
  await report(errorAt(1), FACTS)
  await report(errorAt(2), FACTS)
  expect([sent.length, state.refused]).toEqual([1, ['status 429']])
  state.now += MINUTE
  await report(errorAt(3), FACTS)
  expect(sent).toHaveLength(2)
  const offline = reporter({ post: () => Promise.reject(new TypeError('offline')) })
  await offline.report(errorAt(1), FACTS)
  expect(offline.state.refused).toEqual(['no answer'])
})

test('whatever is thrown, reporting never fails', async () => {
  const { report } = reporter()
  const hostile = new Error('x')
  Object.defineProperty(hostile, 'stack', {
    get: () => {
      throw new Error('no stack')
    },
  })
  for (const thrown of [hostile, null, undefined, 7, Symbol('s'), {}, 'text', new Error('x'.repeat(1_000_000))])
    await expect(report(thrown, FACTS)).resolves.toBeUndefined()
})

test.each([
  ['https://key@host.example/1', true],
  ['https://key@host.example/path/of/sentry/1', true],
  ['http://key@localhost:9000/1', true],
  ['https://host.example/1', false],
  ['https://key:secret@host.example/1', false],
  ['https://key@host.example/', false],
  ['key@host.example/1', false],
  ['', false],
])('%s is a DSN: %s', (text, expected) => {
  expect(isDsn(text)).toBe(expected)
})
