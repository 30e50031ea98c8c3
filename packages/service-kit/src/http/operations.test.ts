import { defineOperation } from '@herna/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createServer, type HttpServer } from './http-server.ts'
import { addOperation, type RouteOptions } from './operations.ts'
import { ProblemError } from './problems.ts'

const thing = defineOperation({
  method: 'POST',
  path: '/things/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ count: z._default(z.coerce.number<number>().check(z.int()), 1) }),
  body: z.strictObject({ name: z._default(z.string(), 'nobody'), refuse: z.optional(z.string()) }),
  reply: z.object({ text: z.string() }),
  status: 201,
  errors: ['taken'],
})
const texts = defineOperation({
  method: 'GET',
  path: '/texts',
  query: z.strictObject({ locale: z._default(z.string(), 'sk-SK'), page: z.optional(z.string()) }),
  reply: z.array(z.string()),
})
const removal = defineOperation({ method: 'DELETE', path: '/things', reply: null })
const ID = '00000000-0000-4000-8000-000000000001'

let app: HttpServer
let strict: HttpServer
async function startTestServer(isStrict: boolean): Promise<HttpServer> {
  const testServer = await createServer({ title: 'Test', isStrict })
  addOperation(testServer, thing, { summary: 'Makes a thing', tags: ['things'] }, async ({ body, query, params }) => {
    if (body.refuse) throw new ProblemError(409, 'Not now.', undefined, body.refuse)
    return { text: `${params.id} ${body.name} ${query.count + 1}` }
  })
  addOperation(testServer, removal, { summary: 'Removes all', tags: ['things'] }, async () => null)
  const query = z.strictObject({ locale: z._default(z.enum(['cs-CZ', 'sk-SK']), 'cs-CZ') })
  addOperation(
    testServer,
    texts,
    { summary: 'Cached texts', tags: ['things'], isBearer: 'sometimes', query },
    async ({ query, reply }) =>
      query.locale === 'sk-SK'
        ? ['computed']
        : reply.header('etag', '"1"').type('application/json').send(Buffer.from('["cached"]')),
  )
  await testServer.ready()
  return testServer
}
beforeAll(async () => {
  app = await startTestServer(false)
  strict = await startTestServer(true)
})
afterAll(() => Promise.all([app.close(), strict.close()]))

const post = (server: HttpServer, payload: object | undefined, url = `/things/${ID}?count=2`) =>
  server.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })

test('a handler gets the input parsed by the contract: path parameters, coerced query, body with defaults; its response has the operation’s status', async () => {
  const response = await post(app, { name: 'a' })
  expect([response.statusCode, response.json()]).toEqual([201, { text: `${ID} a 3` }])
  expect((await post(app, undefined, `/things/${ID}`)).json()).toEqual({ text: `${ID} nobody 2` })
  const removed = await app.inject({ method: 'DELETE', url: '/things' })
  expect([removed.statusCode, removed.body]).toEqual([204, ''])
})

test.each([
  ['the body', { name: 1 }, `/things/${ID}`, 'name'],
  ['the query', {}, `/things/${ID}?count=x`, 'count'],
  ['the path', {}, '/things/7', 'id'],
])('a wrong value in %s is rejected with the name of its field [S16]', async (_part, payload, url, field) => {
  const response = await post(app, payload, url)
  expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field])
  expect(response.json().errors[0].message).not.toBe('Invalid input')
})

test('an error code of the contract is sent; a missing one is sent too, but fails where the server is strict', async () => {
  for (const server of [app, strict])
    expect((await post(server, { refuse: 'taken' })).json()).toMatchObject({ errorCode: 'taken' })
  expect((await post(app, { refuse: 'other' })).json()).toMatchObject({ status: 409, errorCode: 'other' })
  expect((await post(strict, { refuse: 'other' })).statusCode).toBe(500)
})

test('a handler may send the response itself', async () => {
  const cached = await app.inject('/texts')
  expect([cached.statusCode, cached.body, cached.headers.etag]).toEqual([200, '["cached"]', '"1"'])
  const computed = await app.inject('/texts?locale=sk-SK')
  expect([computed.statusCode, computed.body, computed.headers.etag]).toEqual([200, '["computed"]', undefined])
})

test('a route may narrow the contract’s query, but not change it', async () => {
  expect((await app.inject('/texts?locale=en-GB')).json().errors[0].field).toBe('locale')
  type Query = NonNullable<RouteOptions<typeof texts>['query']>
  // @ts-expect-error The contract's locale is a string.
  const otherQuery: Query = z.strictObject({ locale: z.number() })
  // @ts-expect-error The contract's query always has a locale.
  const emptyQuery: Query = z.strictObject({})
  expect([otherQuery, emptyQuery]).toHaveLength(2)
})

test('the API documentation has the contract’s parameters, body, reply and error codes', async () => {
  const described = app.swagger().paths?.['/things/{id}']?.post
  expect(described).toMatchObject({ summary: 'Makes a thing', tags: ['things'] })
  const text = JSON.stringify(described)
  for (const part of ['"count"', '"name"', '"text"', '"201"', '"enum":["taken"]']) expect(text).toContain(part)
})
