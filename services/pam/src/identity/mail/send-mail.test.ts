import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'

const running: RunningPam[] = []
const servers: Server[] = []
afterAll(async () => {
  for (const pam of running) await pam.close()
  for (const server of servers) server.close()
})

/** An SMTP server that accepts mails, or does what `greet` does with a connection. */
async function mailServer(greet: (socket: Socket) => void = (socket) => void socket.write('220 test\r\n')) {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (mail !== null) {
          if (line === '.') {
            mails.push(mail)
            mail = null
            socket.write('250 accepted\r\n')
          } else mail += `${line}\n`
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    greet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { mails, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function start(smtp: string) {
  const pam = await runPam({ environment: { HERNA_SMTP_URL: smtp, HERNA_MAIL_FROM: 'Herňa <herna@herna.invalid>' } })
  running.push(pam)
  return pam
}
const outboxOf = async (pam: RunningPam) =>
  (await pam.database.pool.query('SELECT body, sent_at, attempts FROM pam.mail_outbox')).rows

test('with a mail server mails are sent, and their body is not retained', async () => {
  const { mails, url } = await mailServer()
  const pam = await start(url)
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('postou'))
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1)
  expect(mails[0]).toContain('To: postou@posta.test')
  await expect.poll(async () => (await outboxOf(pam))[0]?.body).toBe(null)
  expect((await outboxOf(pam))[0].sent_at).toEqual(pam.clock.now)
  expect((await pam.app.inject('/platform/mail')).statusCode).toBe(404)
}, 20_000)

test('a mail that cannot be sent is retried later, and none of its content is logged (S17)', async () => {
  const broken = await mailServer((socket) => socket.destroy())
  const pam = await start(broken.url)
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('neskor'))
  await expect.poll(async () => (await outboxOf(pam))[0]?.attempts, { timeout: 10_000 }).toBe(1)
  expect((await outboxOf(pam))[0]).toMatchObject({ sent_at: null, body: expect.stringContaining('overovací kód') })
  const log = pam.logged.join('\n')
  expect(log).toContain('mail could not be sent; will be retried')
  expect(log).not.toContain('neskor@posta.test')
}, 20_000)
