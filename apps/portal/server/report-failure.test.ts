import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runPortal, waitUntil } from './fixtures/portal-double.ts'

/** A service that receives error reports. */
async function startReceiver() {
  const received: { url: string; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ url: request.url ?? '', headers: request.headers, body })
    response.end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { received, dsn: `http://kluc@127.0.0.1:${(server.address() as AddressInfo).port}/7` }
}

async function startFailingPortal(environment: Record<string, string>) {
  const portal = await runPortal({
    environment,
    page() {
      throw new TypeError('broken for jana@posta.sk')
    },
  })
  onTestFinished(() => portal.close())
  await waitUntil(async () => (await portal.get('/readyz')).status === 200)
  return portal
}

test('a failed page is reported with the reference of its log line, without address parameters, cookies or personal data [7.50] [S17]', async () => {
  const { received, dsn } = await startReceiver()
  const portal = await startFailingPortal({ HERNA_ERROR_DSN: dsn })
  await portal.get('/temy?hodnota=tajny-token', { headers: { cookie: 'herna-session=tajna-relacia' } })
  await waitUntil(() => received.length > 0)
  const [report] = received
  expect(report?.url).toBe('/api/7/envelope/?sentry_key=kluc&sentry_version=7')
  const event = JSON.parse(report?.body.split('\n')[2] ?? '') as { tags: { reference: string }; transaction: string }
  const logged = portal.log.find(({ msg }) => msg === 'page request failed')
  expect(event.tags.reference).toBe(logged?.reference)
  expect(event.transaction).toBe('/temy')
  for (const secret of ['tajny-token', 'tajna-relacia', 'jana@posta.sk', import.meta.dirname])
    expect(JSON.stringify(report)).not.toContain(secret)
})

test('a service that does not answer delays no page, and the log names it once', async () => {
  const portal = await startFailingPortal({ HERNA_ERROR_DSN: 'http://kluc@127.0.0.1:9/7' })
  expect((await portal.get('/temy')).status).toBe(500)
  await waitUntil(() => portal.log.some(({ msg, reason }) => msg === 'error report could not be sent' && reason === 'no answer'))
  expect((await portal.get('/jackpoty')).status).toBe(500)
  expect(portal.log.filter(({ msg }) => msg === 'error report could not be sent')).toHaveLength(1)
})

test('an invalid DSN ends the start with its variable', async () => {
  await expect(runPortal({ environment: { HERNA_ERROR_DSN: 'https://host.example/1' } })).rejects.toThrow('HERNA_ERROR_DSN')
})
