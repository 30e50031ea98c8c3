import { expect, test } from 'vitest'
import { contentOf } from '../testing/content.fixture.ts'
import { loaderArguments } from '../testing/loader.fixture.ts'
import * as gameRules from './game-rules.route.tsx'
import * as page from './page.route.tsx'

const derby = {
  id: 'derby',
  slug: 'derby',
  title: 'Derby',
  body: '',
  image: null,
  publishedAt: '2026-01-01T00:00:00Z',
  contentType: 'ContentPage',
} as const
const content = contentOf({ pages: [derby] })
const thrownBy = async (run: () => Promise<unknown>) => {
  const { data, init } = (await run().catch((error: unknown) => error)) as { data: unknown; init: { status: number } }
  return [init.status, data]
}

test('a page whose text cannot be read throws its error key and reference [8.14]', async () => {
  const failure = Object.assign(new Error('refused'), { key: 'errors.failed-to-fetch-meta', reference: 'r1', status: 503 })
  const args = { ...loaderArguments(content, '/novinky/derby', { page: failure }), params: { slug: 'derby' } }
  expect(await thrownBy(() => page.loader(args as never))).toEqual([503, { key: 'errors.failed-to-fetch-meta', reference: 'r1' }])
})

test('rules that could never be read fail their page instead of being shown as empty', async () => {
  const args = (snapshot: typeof content) => ({ ...loaderArguments(snapshot, '/pravidla-hry'), params: {} }) as never
  expect(await thrownBy(() => gameRules.loader(args({ ...content, missing: ['legalRules'] })))).toEqual([
    500,
    { key: 'errors.failed-to-fetch-meta', reference: null },
  ])
  expect((await gameRules.loader(args(content))).rules).toEqual(content.legalRules)
})
