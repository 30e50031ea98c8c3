import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { platform as operations } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Failure } from '../../packages/embed-kit/src/platform/failure.ts'
import { type CallResult, createPlatform, type Platform } from '../../packages/embed-kit/src/platform/platform.ts'
import { type Fault, FAULTS } from './faults.ts'
import { callsToTry, type FaultyHost, startFaultyHost } from './faulty-host.ts'

const EXPECTED_FAILURE: Record<Fault, Failure['kind']> = {
  refused: 'unreachable',
  reset: 'garbled',
  hang: 'timeout',
  '500': 'failed',
  garbage: 'garbled',
  truncated: 'garbled',
  '10 MB': 'garbled',
}
const PASSWORD = { currentPassword: 'a', newPassword: 'b' }
const PAYMENT = { paymentId: '00000000-0000-4000-8000-000000000001', amount: 100 }
const REGISTRATION = {
  username: 'hrac',
  email: 'hrac@posta.test',
  password: 'heslo',
  firstName: 'Ján',
  lastName: 'Skúšobný',
  birthDate: '1990-05-17',
  birthNumber: '900517/0007',
  street: 'Dlhá 1',
  city: 'Žilina',
  postalCode: '010 01',
  termsVersion: '2026-11',
  consents: { terms: true, privacy: true, marketing: false },
} as const

/** Calls by the operation's name in the contract. */
const CALLS: Record<string, (platform: Platform) => Promise<CallResult<unknown>>> = {
  acceptTerms: (platform) => platform.call(operations.acceptTerms, { body: { version: '2026-11' } }),
  account: (platform) => platform.call(operations.account),
  answerPendingLimits: (platform) => platform.call(operations.answerPendingLimits, { body: { accept: false } }),
  changeAccount: (platform) => platform.call(operations.changeAccount, { body: { city: 'Žilina' } }),
  changePassword: (platform) => platform.call(operations.changePassword, { body: PASSWORD }),
  checkPassword: (platform) => platform.call(operations.checkPassword, { body: { password: 'heslo' } }),
  confirmSecondFactor: (platform) => platform.call(operations.confirmSecondFactor, { body: { code: '123456' } }),
  deposit: (platform) => platform.call(operations.deposit, { body: PAYMENT }),
  endSession: (platform) => platform.call(operations.endSession, { params: { id: 's1' } }),
  exclude: (platform) => platform.call(operations.exclude, { body: { months: 6, password: 'heslo' } }),
  login: (platform) => platform.call(operations.login, { body: { username: 'hrac', password: 'heslo' } }),
  logout: (platform) => platform.call(operations.logout, { body: { allSessions: true } }),
  messageHistory: (platform) => platform.call(operations.messageHistory),
  panicButton: (platform) => platform.call(operations.panicButton),
  payments: (platform) => platform.call(operations.payments),
  protection: (platform) => platform.call(operations.protection),
  readMessages: (platform) => platform.call(operations.readMessages, { body: { until: '2026-11-23T12:00:00.000Z' } }),
  register: (platform) => platform.call(operations.register, { body: REGISTRATION }),
  renewRecoveryCodes: (platform) => platform.call(operations.renewRecoveryCodes, { body: { code: '123456' } }),
  resetPassword: (platform) =>
    platform.call(operations.resetPassword, { body: { login: 'hrac', code: '12345678', newPassword: 'heslo' } }),
  rounds: (platform) => platform.call(operations.rounds, { query: { limit: 20 } }),
  secondFactorLogin: (platform) => platform.call(operations.secondFactorLogin, { body: { challenge: 'vyzva', code: '123456' } }),
  sendResetCode: (platform) => platform.call(operations.sendResetCode, { body: { login: 'hrac' } }),
  sendUnlockCode: (platform) => platform.call(operations.sendUnlockCode, { body: { login: 'hrac' } }),
  sendVerification: (platform) => platform.call(operations.sendVerification, { body: { login: 'hrac' } }),
  session: (platform) => platform.call(operations.session),
  sessions: (platform) => platform.call(operations.sessions),
  setLimit: (platform) => platform.call(operations.setLimit, { body: { kind: 'deposit', period: 'day', amount: 1_000 } }),
  setUpSecondFactor: (platform) => platform.call(operations.setUpSecondFactor, { body: { password: 'heslo' } }),
  statement: (platform) => platform.call(operations.statement, { query: { from: '2026-01-01', to: '2026-12-31' } }),
  switchOffSecondFactor: (platform) =>
    platform.call(operations.switchOffSecondFactor, { body: { password: 'heslo', code: '123456' } }),
  terms: (platform) => platform.call(operations.terms),
  unlock: (platform) => platform.call(operations.unlock, { body: { login: 'hrac', code: '12345678' } }),
  verifyEmail: (platform) => platform.call(operations.verifyEmail, { body: { login: 'hrac', code: '12345678' } }),
  withdraw: (platform) => platform.call(operations.withdraw, { body: PAYMENT }),
}

let faultyHost: FaultyHost
beforeAll(async () => {
  faultyHost = await startFaultyHost()
})
afterAll(() => faultyHost.close())

test('no operation that the embedded apps use is missing from the table [F1]', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync('{apps/embeds,packages/embed-kit}/**/src/**/*.{ts,tsx}', { cwd: root })
  const used = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\boperations\.(\w+)/g)])
  expect(Object.keys(CALLS)).toEqual([...new Set(used.map(([, name]) => String(name)))].toSorted())
})

test.for(FAULTS)(
  'each call of the embedded apps that meets "%s" is one defined failure, with a timeout of 15 seconds [7.1] [F1]',
  async (fault) => {
    faultyHost.fault = fault
    faultyHost.timeouts.length = 0
    const calls = callsToTry(Object.entries(CALLS), fault)
    const platform = createPlatform(`${faultyHost.origin}/platform`)
    const outcomes: Record<string, string> = {}
    for (const [name, call] of calls) {
      const result = await call(platform)
      outcomes[name] = result.ok ? 'answered' : result.failure.kind
    }
    expect(outcomes).toEqual(Object.fromEntries(calls.map(([name]) => [name, EXPECTED_FAILURE[fault]])))
    expect(faultyHost.timeouts).toEqual(calls.map(() => 15_000))
  },
)
