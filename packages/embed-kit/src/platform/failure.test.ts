import { CallFailed } from '@herna/http-client/call-failed'
import { expect, test } from 'vitest'
import { type Failure, failureOf } from './failure.ts'

const refusal = (status: number, problem: Partial<CallFailed['problem']> | null = null) =>
  new CallFailed('status', {
    refusal: {
      status,
      body: '',
      problem: problem && { errorCode: undefined, reference: undefined, detail: undefined, errors: undefined, ...problem },
    },
  })
const errors = [{ field: 'consents.terms', message: 'must be true' }]
const CASES: [string, CallFailed, Failure][] = [
  [
    'a refusal with a known code',
    refusal(409, { errorCode: 'username-taken', reference: 'r1' }),
    { kind: 'refused', code: 'username-taken', fields: [], reference: 'r1' },
  ],
  [
    'wrong fields',
    refusal(400, { errorCode: 'validation', errors }),
    { kind: 'invalid', fields: ['consents.terms'], reference: null },
  ],
  ['a server error that lists fields', refusal(500, { errors }), { kind: 'failed', reference: null }],
  ['an unknown code', refusal(409, { errorCode: 'moon-phase', reference: 'r2' }), { kind: 'failed', reference: 'r2' }],
  ['401 without a problem document', refusal(401), { kind: 'refused', code: 'no-session', fields: [], reference: null }],
  ['429 without a problem document', refusal(429), { kind: 'refused', code: 'too-many-requests', fields: [], reference: null }],
  ['a host that does not respond', new CallFailed('timeout'), { kind: 'timeout' }],
  ['an unreadable reply', new CallFailed('unreadable'), { kind: 'garbled' }],
  ['no connection', new CallFailed('unreachable'), { kind: 'unreachable' }],
]

test.each(CASES)('%s maps to one defined failure', (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})
