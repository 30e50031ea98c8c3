import { PLATFORMS } from '@herna/contract'
import { type WebMessage, webMessages } from '@herna/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'

let content: RunningContent
beforeAll(async () => {
  content = await runContent()
})
afterAll(() => content.close())

const message = (id: string, more: Partial<WebMessage> = {}): WebMessage => ({
  id,
  start: 0,
  end: null,
  priority: 1,
  target: ['CasinoDesktop'],
  tone: 'info',
  text: 'Text správy.',
  link: null,
  ...more,
})
const edit = (method: 'PUT' | 'DELETE', id: string, payload?: object) =>
  content.app.inject({
    method,
    url: `/content/edit/webMessages/${id}`,
    headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
    payload,
  })
const read = (query: string) => content.get(`/content/webmessages?${query}`)
const idsFor = async (target: string) => {
  const { body } = await read(`target=${target}`)
  return (JSON.parse(body) as WebMessage[]).map(({ id }) => id)
}

test('a message is served to the platforms that it names and to no other, the highest priority first [3.40] [7.40] [5.6]', async () => {
  await edit('PUT', 'nizka', message('nizka', { priority: -5, target: ['CasinoDesktop', 'CasinoMobile'] }))
  await edit('PUT', 'vysoka', message('vysoka', { priority: 90, start: 1_800_000_000_000, end: 1_800_000_100_000 }))
  await edit('PUT', 'rovnaka', message('rovnaka', { priority: -5 }))
  expect(await idsFor('CasinoDesktop')).toEqual(['vysoka', 'nizka', 'rovnaka'])
  expect(await idsFor('CasinoMobile')).toEqual(['nizka'])
  for (const platform of ['LiveDesktop', 'LiveMobile', 'Native']) expect(await idsFor(platform)).toEqual([])
  const { body, headers } = await read('target=CasinoDesktop')
  expect(webMessages.reply.parse(JSON.parse(body))[0]).toMatchObject({ start: 1_800_000_000_000, end: 1_800_000_100_000 })
  expect(headers['access-control-allow-origin']).toBe('*')
  // Also the answer from the cache of addresses, with which pages of another origin work.
  expect((await read('target=CasinoDesktop')).headers['access-control-allow-origin']).toBe('*')
  await edit('DELETE', 'nizka')
  expect(await idsFor('CasinoMobile')).toEqual([])
})

test('the platforms are those of the casino and the live casino by device, and the native app [3.3]', async () => {
  expect(PLATFORMS).toEqual(['CasinoDesktop', 'CasinoMobile', 'LiveDesktop', 'LiveMobile', 'Native'])
  for (const platform of PLATFORMS) expect((await read(`target=${platform}`)).statusCode).toBe(200)
})

test.each(['', 'target=Desktop', 'target=CasinoDesktop&target=Native', 'target=CasinoDesktop&now=1'])(
  'the query „%s“ is refused and drafts need a pass [7.40]',
  async (query) => {
    expect((await read(query)).statusCode).toBe(400)
    expect((await read('target=CasinoDesktop&status=Draft')).statusCode).toBe(401)
  },
)

test.each([
  ['a script as link', { link: { label: 'Viac', href: 'javascript:alert(1)' } }],
  ['a link to another host by two slashes', { link: { label: 'Viac', href: '//zle.example' } }],
  ['an unknown platform', { target: ['Televizor'] }],
  ['no platform', { target: [] }],
  ['an id that is no part of a cookie name', { id: 'a;b' }],
])('%s is refused when an editor saves it [3.40]', async (_, part) => {
  expect((await edit('PUT', 'zla', { ...message('zla'), ...part })).statusCode).toBe(400)
})
