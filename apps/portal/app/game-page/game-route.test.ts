import { expect, test } from 'vitest'
import { contentOf, gameOf } from '../testing/content.fixture.ts'
import { loaderArguments, statusThrown } from '../testing/loader.fixture.ts'
import * as route from './game.route.tsx'

const game = gameOf('vlk', { name: 'Vlk' })
const content = contentOf({ games: [game] })
const info = {
  gameCode: 'vlk',
  description: 'Vlk vyje.',
  videoPreview: null,
  lines: null,
  numberOfReels: null,
  volatility: null,
  rtp: null,
  labels: [],
  specialFeatures: [],
  hitFrequency: null,
}
const argumentsFor = (code: string, details?: { game: typeof game; info: typeof info } | Error) =>
  ({ ...loaderArguments(content, `/hra/${code}`, { game: details }), params: { game: code } }) as never

test('the page of a game has its details, and an unknown game is not found [2.15] [7.32] [8.10]', async () => {
  const page = await route.loader(argumentsFor('vlk', { game, info }))
  expect(page.data).toMatchObject({ tile: { name: 'Vlk' }, description: 'Vlk vyje.', incomplete: false })
  expect(await statusThrown(() => route.loader(argumentsFor('nie-je')))).toBe(404)
})

test('a game whose details fail to load is shown without them, and that page is not cached', async () => {
  const page = await route.loader(argumentsFor('vlk', new Error('frozen')))
  expect(page.data).toMatchObject({ tile: { name: 'Vlk' }, description: null, incomplete: true })
  expect(new Headers(page.init?.headers).get('Cache-Control')).toBe('no-store')
})

test('a game page has structured data about its game', async () => {
  const { data: loaderData } = await route.loader(argumentsFor('vlk', { game, info }))
  const tags = route.meta({ loaderData, location: { pathname: '/hra/vlk' }, matches: [] } as never) as object[]
  expect(tags).toContainEqual({ title: 'Vlk – Štúdio krivan' })
  expect(JSON.stringify(tags)).toContain('"@type":"VideoGame"')
})
