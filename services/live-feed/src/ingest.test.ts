import { changeTables, INGEST_HEADERS, replaceTables } from '@herna/contract/live-feed'
import { signRequest } from '@herna/contract/wallet'
import { expect, test } from 'vitest'
import { startRedis } from './redis-server.fixture.ts'
import { openPage, OTHER_STUDIO, PORTAL, SECRETS, startNode, STUDIO, studioOf, tableOf } from './live-feed.fixture.ts'

/** The rules are the same for one node and for several. */
const LOGS = [
  ['in memory', async () => ({})],
  ['in Redis', async () => ({ REDIS_URL: (await startRedis()).url })],
] as const

test('a request that is not signed by a known studio, now, is refused', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  const body = { epoch: 'e', sequence: 1, tables: [tableOf('a')] }
  const refusal = async (headers: Record<string, string>) => {
    const { status, body: problem } = await studio.send(replaceTables, body, headers)
    return [status, problem.errorCode]
  }
  expect(await refusal({ [INGEST_HEADERS.source]: 'nobody' })).toEqual([401, 'source-unknown'])
  expect(await refusal({ [INGEST_HEADERS.source]: OTHER_STUDIO })).toEqual([401, 'signature-invalid'])
  expect(await refusal({ [INGEST_HEADERS.signature]: 'ab'.repeat(32) })).toEqual([401, 'signature-invalid'])
  expect(await refusal({ [INGEST_HEADERS.timestamp]: 'yesterday' })).toEqual([401, 'signature-invalid'])
  expect(await refusal({ origin: PORTAL })).toEqual([403, 'foreign-origin'])
  expect(await refusal({ 'sec-fetch-site': 'same-origin' })).toEqual([403, 'foreign-origin'])
  for (const seconds of [-61, 61]) {
    const late = studioOf(
      () => node,
      'studio',
      () => Date.now() + seconds * 1_000,
    )
    expect((await late.send(replaceTables, body)).body.errorCode).toBe('signature-invalid')
  }
  expect((await studio.send(replaceTables, body)).status).toBe(200)
})

test('a signature is valid for its own method, path and body only', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  const body = { epoch: 'e', sequence: 1, tables: [tableOf('a')] }
  const path = '/live/ingest/v1/tables'
  const codeWith = async (signed: { method?: string; path?: string; body?: string }) => {
    const timestamp = String(Date.now())
    const request = { timestamp, method: 'PUT', path, body: JSON.stringify(body), ...signed }
    const headers = {
      [INGEST_HEADERS.timestamp]: timestamp,
      [INGEST_HEADERS.signature]: signRequest(SECRETS[STUDIO] ?? '', request),
    }
    const reply = await studio.send(replaceTables, body, headers)
    return reply.body.errorCode ?? reply.status
  }
  expect(await codeWith({ method: 'POST' })).toBe('signature-invalid')
  expect(await codeWith({ path: `${path}?x=1` })).toBe('signature-invalid')
  expect(await codeWith({ body: JSON.stringify({ ...body, sequence: 2 }) })).toBe('signature-invalid')
  expect(await codeWith({})).toBe(200)
})

test.each(LOGS)('%s: a repeated request is acknowledged without effect', async (_, environment) => {
  const node = await startNode({ environment: await environment() })
  const studio = studioOf(() => node)
  const snapshot = { epoch: 'e', sequence: 1, tables: [tableOf('a', { Players: 1 })] }
  await studio.send(replaceTables, snapshot)
  const page = await openPage(node.hub)
  await expect.poll(() => page.list()).toHaveLength(1)
  const change = (sequence: number, Players: number) =>
    studio.send(changeTables, { epoch: 'e', sequence, changes: [{ ImsGameCode: 'a', Players }] })
  expect(await change(2, 2)).toEqual({ status: 200, body: { sequence: 2 } })
  expect(await change(3, 3)).toEqual({ status: 200, body: { sequence: 3 } })
  // The first and the second once more, then the snapshot: none of them may bring an old value back.
  expect(await change(2, 2)).toEqual({ status: 200, body: { sequence: 3 } })
  expect(await change(3, 99)).toEqual({ status: 200, body: { sequence: 3 } })
  expect(await studio.send(replaceTables, snapshot)).toEqual({ status: 200, body: { sequence: 3 } })
  expect(await change(4, 4)).toEqual({ status: 200, body: { sequence: 4 } })
  await expect.poll(() => page.list()).toMatchObject([{ Players: 4 }])
  const values = page.updates.map(({ Players }) => Players ?? 0)
  expect(values).toEqual(values.toSorted((one, other) => one - other))
})

test.each(LOGS)(
  '%s: a gap, another epoch and an unknown table are 409 sequence-gap and change nothing; a snapshot continues',
  async (_, environment) => {
    const node = await startNode({ environment: await environment() })
    const studio = studioOf(() => node)
    const change = async (epoch: string, sequence: number, ...codes: string[]) => {
      const changes = codes.map((ImsGameCode) => ({ ImsGameCode, Players: 9 }))
      const { status, body } = await studio.send(changeTables, { epoch, sequence, changes })
      return body.errorCode ?? status
    }
    expect(await change('e', 1)).toBe('sequence-gap')
    await studio.send(replaceTables, { epoch: 'e', sequence: 1, tables: [tableOf('a', { Players: 1 })] })
    expect(await change('e', 3, 'a')).toBe('sequence-gap')
    expect(await change('f', 2, 'a')).toBe('sequence-gap')
    expect(await change('e', 2, 'a', 'b')).toBe('sequence-gap')
    const page = await openPage(node.hub)
    await expect.poll(() => page.list()).toMatchObject([{ Players: 1 }])
    expect(await change('e', 2)).toBe(200)
    await studio.send(replaceTables, { epoch: 'e', sequence: 7, tables: [tableOf('a'), tableOf('b')] })
    expect(await change('e', 8, 'b')).toBe(200)
    await studio.send(replaceTables, { epoch: 'f', sequence: 1, tables: [tableOf('c')] })
    expect(await change('e', 9, 'c')).toBe('sequence-gap')
    await expect.poll(() => page.list()).toMatchObject([{ ImsGameCode: 'c' }])
  },
)

test.each(LOGS)('%s: a table of another source is 409 and named; nothing of the request is applied', async (_, environment) => {
  const node = await startNode({ environment: await environment() })
  const [studio, other] = [studioOf(() => node), studioOf(() => node, OTHER_STUDIO)]
  await studio.snapshot([tableOf('a')])
  const taken = await other.snapshot([tableOf('b'), tableOf('a')])
  expect([taken.status, taken.body.errorCode, taken.body.errors?.[0]?.field]).toEqual([
    409,
    'table-of-another-source',
    'tables.1.ImsGameCode',
  ])
  expect((await other.snapshot([tableOf('b')])).status).toBe(200)
  const changed = await other.change({ ImsGameCode: 'b', Players: 1 }, { ImsGameCode: 'a', Players: 1 })
  expect([changed.body.errorCode, changed.body.errors?.[0]?.field]).toEqual(['table-of-another-source', 'changes.1.ImsGameCode'])
  // A table that its studio no longer has can move.
  await studio.snapshot([])
  expect((await other.snapshot([tableOf('a'), tableOf('b')])).status).toBe(200)
  const page = await openPage(node.hub)
  await expect.poll(() => page.list()).toEqual([tableOf('a'), tableOf('b')])
})

test('bad input is 400 and names the field', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  const field = async (body: object) => {
    const reply = await studio.send(replaceTables, { epoch: 'e', sequence: 1, tables: [], ...body })
    expect(reply.status).toBe(400)
    return reply.body.errors?.map((error) => error.field)
  }
  expect(await field({ epoch: '' })).toEqual(['epoch'])
  expect(await field({ sequence: 0 })).toEqual(['sequence'])
  expect(await field({ tables: [tableOf('a'), tableOf('a')] })).toEqual(['tables.1.ImsGameCode'])
  expect(await field({ tables: [tableOf('a', { MinBet: 0.5 })] })).toEqual(['tables.0.MinBet'])
  expect(await field({ tables: [tableOf('a', { Kind: 'bingo' as never })] })).toEqual(['tables.0.Kind'])
  expect(await field({ tables: [tableOf('a', { OpensAt: 'noon' })] })).toEqual(['tables.0.OpensAt'])
  expect(await field({ tables: [tableOf('a', { Results: Array.from({ length: 61 }, () => '7') })] })).toEqual([
    'tables.0.Results',
  ])
  expect(await field({ extra: 1 })).toEqual(['extra'])
  const many = Array.from({ length: 2_001 }, (_, index) => tableOf(`t${index}`))
  expect(await field({ tables: many })).toEqual(['tables'])
  expect((await studio.snapshot(many.slice(1))).status).toBe(200)
})
