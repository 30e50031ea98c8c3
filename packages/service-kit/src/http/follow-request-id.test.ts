import { setTimeout as pause } from 'node:timers/promises'
import { defineOperation } from '@herna/contract/operation'
import { callOperation } from '@herna/http-client'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createServer } from './http-server.ts'
import { addOperation } from './operations.ts'
import { requestIdHeader, requestIdInLog } from '@herna/telemetry'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const order = defineOperation({
  method: 'POST',
  path: '/orders',
  body: z.object({ text: z.string() }),
  reply: z.object({ ids: z.array(z.string()) }),
})

/** A server that logs, and calls the next one if there is one. */
async function service(next: string | null, lines: Record<string, unknown>[]) {
  const log = pino(
    { level: 'info', mixin: requestIdInLog },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const app = await createServer({ title: 'Test', logger: log })
  addOperation(app, order, { summary: 'Orders', tags: ['test'] }, async ({ body, request }) => {
    await pause(5)
    log.info({ text: body.text }, 'by the process')
    request.log.info('by the request')
    if (next === null) return { ids: [request.id] }
    const { ids } = await callOperation({ base: next, headers: requestIdHeader }, order, { body })
    return { ids: [request.id, ...ids] }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  return address
}

test('one id goes through all services of a call and is in each of their log lines, also when calls overlap', async () => {
  const lines: Record<string, unknown>[] = []
  const first = await service(await service(null, lines), lines)
  const ids = ['anna-1', 'eva-2', 'jana-3']
  const replies = await Promise.all(
    ids.map((id) => callOperation({ base: first, headers: { 'x-request-id': id } }, order, { body: { text: id } })),
  )
  expect(replies).toEqual(ids.map((id) => ({ ids: [id, id] })))
  for (const id of ids) {
    const ofCall = lines.filter(({ reqId }) => reqId === id)
    expect(ofCall.map(({ msg }) => String(msg)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'by the process',
      'by the process',
      'by the request',
      'by the request',
    ])
    expect(ofCall.every(({ text }) => text === undefined || text === id)).toBe(true)
  }
})

test('background work has no id and sends none', () => {
  expect(requestIdHeader()).toEqual({})
  expect(requestIdInLog({}, 30, pino({ level: 'silent' }))).toEqual({})
})
