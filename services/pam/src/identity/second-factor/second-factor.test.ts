import type { Account, LoginReply } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { PASSWORD, type RunningPam, runPam } from '../../pam.fixture.ts'
import { codeAt } from './totp.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A player with the second factor enabled, an app that returns the current code, and the recovery codes. */
async function withSecondFactor(name: string) {
  await pam.newPlayer(name)
  const browser = await pam.playing(name)
  const { secret } = await browser.expect<{ secret: string }>(200, 'POST', '/platform/second-factor/set-up', {
    password: PASSWORD,
  })
  const app = (steps = 0) => codeAt(bytesOf(secret), new Date(pam.clock.now.getTime() + steps * 30_000))
  const previousToken = browser.cookies.get('herna-platform')
  const { recoveryCodes } = await browser.expect<{ recoveryCodes: string[] }>(200, 'POST', '/platform/second-factor/confirm', {
    code: app(),
  })
  expect(browser.cookies.get('herna-platform')).not.toBe(previousToken)
  pam.pass({ seconds: 30 })
  return { browser, app, recoveryCodes, secret }
}

async function challenge(name: string): Promise<{ browser: Browser; challenge: string }> {
  const browser = pam.browser()
  const reply = await browser.expect<LoginReply>(200, 'POST', '/platform/login', { username: name, password: PASSWORD })
  expect(reply).toMatchObject({ errorCode: 'second-factor-required', username: null, cookieExists: false })
  expect(browser.cookies.size).toBe(0)
  return { browser, challenge: reply.sessionValidationData?.SessionValidationBy2FAData.challenge ?? '' }
}

test('with a second factor the password alone opens no session; the code then does, once [4.9] (M9, M11)', async () => {
  const { app } = await withSecondFactor('dvojity')
  const first = await challenge('dvojity')
  const code = app()
  await first.browser.expect(200, 'POST', '/platform/login/second-factor', { challenge: first.challenge, code })
  expect(first.browser.cookies.has('herna-platform')).toBe(true)
  const second = await challenge('dvojity')
  const again = { challenge: second.challenge, code }
  expect((await second.browser.call('POST', '/platform/login/second-factor', again)).body.errorCode).toBe('code-wrong')
  // The answered challenge opens no other session either.
  pam.pass({ seconds: 30 })
  const used = { challenge: first.challenge, code: app() }
  expect((await second.browser.call('POST', '/platform/login/second-factor', used)).body.errorCode).toBe('challenge-over')
})

test('the same code from eight browsers at once opens one session (M11)', async () => {
  const { app } = await withSecondFactor('subezny')
  const code = app()
  const opened = await Promise.all(Array.from({ length: 8 }, () => challenge('subezny')))
  const statuses = await Promise.all(
    opened.map(
      async (challengedLogin) =>
        (
          await challengedLogin.browser.call('POST', '/platform/login/second-factor', {
            challenge: challengedLogin.challenge,
            code,
          })
        ).status,
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('five wrong codes lock the account, across challenges; a mailed code unlocks it (M11)', async () => {
  const { app } = await withSecondFactor('tipujuci')
  const codes: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const { browser, challenge: open } = await challenge('tipujuci')
    codes.push((await browser.call('POST', '/platform/login/second-factor', { challenge: open, code: '000000' })).body.errorCode)
  }
  expect(codes).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'code-wrong', 'account-locked'])
  const login = () => pam.browser().call('POST', '/platform/login', { username: 'tipujuci', password: PASSWORD })
  expect((await login()).body.errorCode).toBe('account-locked')
  const owner = pam.browser()
  await owner.expect(202, 'POST', '/platform/unlock/send', { login: 'tipujuci' })
  await owner.expect(200, 'POST', '/platform/unlock', { login: 'tipujuci', code: await pam.mailedCode('tipujuci@posta.test') })
  const { browser, challenge: open } = await challenge('tipujuci')
  await browser.expect(200, 'POST', '/platform/login/second-factor', { challenge: open, code: app() })
})

test('after five wrong codes a password reset by mail re-enables the second factor', async () => {
  const { app, recoveryCodes } = await withSecondFactor('oziveny')
  for (let count = 0; count < 5; count += 1) {
    const { browser, challenge: open } = await challenge('oziveny')
    await browser.call('POST', '/platform/login/second-factor', { challenge: open, code: '000000' })
  }
  const owner = pam.browser()
  await owner.expect(202, 'POST', '/platform/password/reset/send', { login: 'oziveny' })
  const code = await pam.mailedCode('oziveny@posta.test')
  await owner.expect(200, 'POST', '/platform/password/reset', { login: 'oziveny', code, newPassword: PASSWORD })
  for (const factor of [app(), recoveryCodes[0] as string]) {
    const { browser, challenge: open } = await challenge('oziveny')
    await browser.expect(200, 'POST', '/platform/login/second-factor', { challenge: open, code: factor })
  }
})

test('when no attempts are left another code locks the account, so that it can be unlocked by mail', async () => {
  const { app } = await withSecondFactor('bezpokusov')
  await pam.database.pool.query(`UPDATE pam.players SET totp_failures = 5 WHERE username = 'bezpokusov'`)
  const { browser, challenge: open } = await challenge('bezpokusov')
  const refused = await browser.call('POST', '/platform/login/second-factor', { challenge: open, code: app() })
  expect(refused.body.errorCode).toBe('account-locked')
  await browser.expect(202, 'POST', '/platform/unlock/send', { login: 'bezpokusov' })
  const code = await pam.mailedCode('bezpokusov@posta.test')
  await browser.expect(200, 'POST', '/platform/unlock', { login: 'bezpokusov', code })
  const again = await challenge('bezpokusov')
  await again.browser.expect(200, 'POST', '/platform/login/second-factor', { challenge: again.challenge, code: app() })
})

test('the second factor cannot be guessed without the password', async () => {
  const { app } = await withSecondFactor('nedotknuty')
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      pam.browser().call('POST', '/platform/unlock', { login: 'nedotknuty', secondFactorCode: `00000${index}` }),
    ),
  )
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]))
  const { browser, challenge: open } = await challenge('nedotknuty')
  await browser.expect(200, 'POST', '/platform/login/second-factor', { challenge: open, code: app() })
})

test('each recovery code works once; new ones replace them', async () => {
  const { browser: owner, app, recoveryCodes } = await withSecondFactor('zalozny')
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  const use = async (code: string) => {
    const { browser, challenge: open } = await challenge('zalozny')
    return (await browser.call('POST', '/platform/login/second-factor', { challenge: open, code })).status
  }
  const [first, second] = recoveryCodes as [string, string]
  expect([await use(first), await use(first), await use(second.toLowerCase())]).toEqual([200, 401, 200])
  expect((await owner.expect<Account>(200, 'GET', '/platform/account')).secondFactor).toEqual({ on: true, recoveryCodesLeft: 8 })
  await owner.expect(200, 'POST', '/platform/second-factor/recovery-codes', { code: app() })
  expect(await use(recoveryCodes[2] as string)).toBe(401)
})

test('neither the secret nor a recovery code is readable in the database', async () => {
  const { secret, recoveryCodes } = await withSecondFactor('tajny')
  const { rows } = await pam.database.pool.query(
    'SELECT p::text AS row FROM pam.players p UNION ALL SELECT r::text FROM pam.recovery_codes r',
  )
  const storedRows = JSON.stringify(rows)
  for (const planted of [
    secret,
    bytesOf(secret).toString('hex'),
    PASSWORD,
    ...recoveryCodes.map((code) => code.replace('-', '')),
  ])
    expect(storedRows).not.toContain(planted)
})

test('disabling requires the password and a code', async () => {
  const { browser, app } = await withSecondFactor('vypinac')
  const off = (password: string, code: string) => browser.call('POST', '/platform/second-factor/switch-off', { password, code })
  expect((await off('Nie-toto-1', app())).body.errorCode).toBe('wrong-credentials')
  expect((await off(PASSWORD, '000000')).body.errorCode).toBe('code-wrong')
  expect((await off(PASSWORD, app())).status).toBe(200)
  await pam.playing('vypinac')
})
