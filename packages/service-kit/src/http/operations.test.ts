import { defineOperation } from '@herna/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDoor, type Door } from './door.ts'
import { addOperation } from './operations.ts'
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
const removal = defineOperation({ method: 'DELETE', path: '/things', reply: null })
const ID = '00000000-0000-4000-8000-000000000001'

let app: Door
let strict: Door
async function open(isStrict: boolean): Promise<Door> {
  const opened = await createDoor({ title: 'Test', isStrict })
  addOperation(opened, thing, { summary: 'Makes a thing', tags: ['things'] }, async ({ body, query, params }) => {
    if (body.refuse) throw new ProblemError(409, 'Not now.', undefined, body.refuse)
    return { text: `${params.id} ${body.name} ${query.count + 1}` }
  })
  addOperation(opened, removal, { summary: 'Removes all', tags: ['things'] }, async () => null)
  await opened.ready()
  return opened
}
beforeAll(async () => {
  app = await open(false)
  strict = await open(true)
})
afterAll(() => Promise.all([app.close(), strict.close()]))

const post = (door: Door, payload: object | undefined, url = `/things/${ID}?count=2`) =>
  door.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })

test('a handler gets what the contract reads: parts, coerced query, body with defaults; its answer has the operation’s status', async () => {
  const answer = await post(app, { name: 'a' })
  expect([answer.statusCode, answer.json()]).toEqual([201, { text: `${ID} a 3` }])
  expect((await post(app, undefined, `/things/${ID}`)).json()).toEqual({ text: `${ID} nobody 2` })
  const removed = await app.inject({ method: 'DELETE', url: '/things' })
  expect([removed.statusCode, removed.body]).toEqual([204, ''])
})

test.each([
  ['the body', { name: 1 }, `/things/${ID}`, 'name'],
  ['the query', {}, `/things/${ID}?count=x`, 'count'],
  ['the path', {}, '/things/7', 'id'],
])('a wrong value in %s is refused by the name of its field [S16]', async (_part, payload, url, field) => {
  const answer = await post(app, payload, url)
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  expect(answer.json().errors[0].message).not.toBe('Invalid input')
})

test('an error code of the contract is answered; one it does not name is answered too, but fails where the server is strict', async () => {
  for (const door of [app, strict]) expect((await post(door, { refuse: 'taken' })).json()).toMatchObject({ errorCode: 'taken' })
  expect((await post(app, { refuse: 'other' })).json()).toMatchObject({ status: 409, errorCode: 'other' })
  expect((await post(strict, { refuse: 'other' })).statusCode).toBe(500)
})

test('the description holds what the contract says: parameters, body, reply and error codes', async () => {
  const described = app.swagger().paths?.['/things/{id}']?.post
  expect(described).toMatchObject({ summary: 'Makes a thing', tags: ['things'] })
  const text = JSON.stringify(described)
  for (const part of ['"count"', '"name"', '"text"', '"201"', '"enum":["taken"]']) expect(text).toContain(part)
})
