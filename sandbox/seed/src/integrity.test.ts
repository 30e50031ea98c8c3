import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, published } from './catalogue.fixture.ts'
import { FILMS_FOLDER } from './films/index.ts'

const codes = (): Set<string> => new Set(published().games.map(({ gameCode }) => gameCode))
const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id))
const strangers = (wanted: readonly string[], known: ReadonlySet<string>): string[] => wanted.filter((one) => !known.has(one))

test('codes, ids and slugs are unique', () => {
  const { games, gameInfos, providers, categories, collections, jackpots, promotions, pages, layouts, seo } = published()
  expect(codes().size).toBe(games.length)
  expect(gameInfos.map(({ gameCode }) => gameCode)).toEqual(games.map(({ gameCode }) => gameCode))
  for (const items of [providers, categories, collections, jackpots, promotions, pages, layouts, seo]) {
    expect(idsOf(items).size).toBe(items.length)
  }
  for (const items of [providers, categories, collections, jackpots, promotions, pages]) {
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
  }
})

test('a game and its categories, collections, provider and jackpot know of each other', () => {
  const { games, providers, categories, collections, jackpots } = published()
  for (const [field, shelves] of [
    ['categories', categories],
    ['collections', collections],
  ] as const) {
    const said = games.flatMap((game) => game[field].map((id) => `${id}/${game.gameCode}`)).sort()
    expect(said).toEqual(shelves.flatMap(({ id, games: held }) => held.map((code) => `${id}/${code}`)).sort())
  }
  const made = providers.flatMap(({ id, games: own }) => own.map((code) => `${id}/${code}`)).sort()
  expect(made).toEqual(games.map(({ provider, gameCode }) => `${provider}/${gameCode}`).sort())
  const pots = jackpots.flatMap(({ gameCodes }) => gameCodes)
  expect(new Set(pots).size).toBe(pots.length)
  expect([...pots].sort()).toEqual(
    games
      .filter(({ jackpot }) => jackpot)
      .map(({ gameCode }) => gameCode)
      .sort(),
  )
})

test('whatever points somewhere points to something', () => {
  const content = published()
  const [categories, collections, providers] = [idsOf(content.categories), idsOf(content.collections), idsOf(content.providers)]
  const jackpots = idsOf(content.jackpots)
  expect(
    strangers(
      content.collectionGroups.flatMap((group) => group.collections),
      collections,
    ),
  ).toEqual([])
  expect(
    strangers(
      content.promotions.flatMap(({ games }) => games),
      codes(),
    ),
  ).toEqual([])
  expect(
    strangers(
      content.languages.flatMap(({ tables }) => tables),
      codes(),
    ),
  ).toEqual([])
  expect(strangers(content.globalSettings.search.recommended, codes())).toEqual([])
  expect(strangers(content.globalSettings.search.popularProviders, providers)).toEqual([])
  expect(
    strangers(
      content.videoWidgets.flatMap(({ gameCode }) => gameCode ?? []),
      codes(),
    ),
  ).toEqual([])
  expect(
    strangers(
      content.carousels.flatMap(({ slides }) => slides.flatMap(({ jackpot }) => jackpot ?? [])),
      jackpots,
    ),
  ).toEqual([])
  for (const item of content.menu) {
    if (item.type === 'Categories') expect(categories).toContain(item.route)
    if (item.type === 'Collections') expect(collections).toContain(item.route)
  }
  const widgets = idsOf(content.layouts.flatMap((layout) => layout.widgets))
  expect(
    strangers(
      content.categories.flatMap((category) => category.widgets),
      widgets,
    ),
  ).toEqual([])
  for (const widget of content.layouts.flatMap(({ widgets }) => widgets)) {
    if (widget.type === 'Games') expect(categories).toContain(widget.category)
    if (widget.type === 'Collections') expect(strangers(widget.collections, collections)).toEqual([])
    if (widget.type === 'CollectionGroup') expect(idsOf(content.collectionGroups)).toContain(widget.group)
    if (widget.type === 'Jackpots') expect(strangers(widget.jackpots, jackpots)).toEqual([])
    if (widget.type === 'Providers') expect(strangers(widget.providers, providers)).toEqual([])
    if (widget.type === 'Videos') expect(strangers(widget.videos, idsOf(content.videoWidgets))).toEqual([])
    if (widget.type === 'Carousel') expect(idsOf(content.carousels)).toContain(widget.carousel)
  }
})

test('links in texts and slides lead to pages that are there', () => {
  const content = published()
  const texts = [
    ...content.pages.map(({ body }) => body),
    ...content.promotions.map(({ body }) => body),
    ...content.carousels.flatMap(({ slides }) =>
      slides.flatMap(({ action, secondAction }) => [action, secondAction].map((one) => `href="${one?.href}"`)),
    ),
  ].join(' ')
  const places = {
    novinky: content.pages,
    bonusy: content.promotions,
    kategorie: content.categories,
    temy: content.collections,
    jackpoty: content.jackpots,
  }
  const links = [...texts.matchAll(/href="(?:\/kasino-zive)?\/(novinky|bonusy|kategorie|temy|jackpoty)\/([^"]+)"/g)]
  expect(links.length).toBeGreaterThan(15)
  for (const [, place = '', slug = ''] of links) {
    expect(places[place as keyof typeof places].map((item) => item.slug)).toContain(slug)
  }
  for (const [, code = ''] of texts.matchAll(/href="\/hra\/([^"]+)"/g)) expect(codes()).toContain(code)
})

test('neighbours in a category row are of different studios', () => {
  const studioOf = new Map(published().games.map(({ gameCode, provider }) => [gameCode, provider]))
  for (const { id, games } of published().categories) {
    const twins = games.filter((code, index) => index > 0 && studioOf.get(code) === studioOf.get(games[index - 1] ?? ''))
    expect([id, twins]).toEqual([id, []])
  }
})

test('every game has words for its picture', () => {
  const { motifs } = catalogue()
  expect(strangers([...codes()], new Set(Object.keys(motifs)))).toEqual([])
  expect(Object.values(motifs).every((words) => words.length > 0 && words.every((word) => /^[a-z]+$/.test(word)))).toBe(true)
})

test('a film that a game or a video names is there, in the very version it names, and none lies unused [3.22]', () => {
  const { gameInfos, videoWidgets } = published()
  const files = new Map(
    readdirSync(FILMS_FOLDER).map((name) => {
      const version = createHash('sha256')
        .update(readFileSync(join(FILMS_FOLDER, name)))
        .digest('hex')
        .slice(0, 12)
      return [name.replace('.webm', ''), `/assets/films/${name}?version=${version}`]
    }),
  )
  const named = new Map(
    gameInfos.flatMap(({ gameCode, videoPreview }) => (videoPreview === null ? [] : [[gameCode, videoPreview]])),
  )
  expect(named.size).toBeGreaterThanOrEqual(8)
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(files))
  const shown = videoWidgets.filter(({ video }) => video !== null)
  expect(shown.length).toBeGreaterThanOrEqual(2)
  for (const { video, gameCode } of shown) expect(video).toBe(named.get(gameCode ?? ''))
})

test('games that stand first in the lobby have a film', () => {
  const { gameInfos, layouts, categories } = published()
  const filmed = new Set(gameInfos.flatMap(({ gameCode, videoPreview }) => (videoPreview === null ? [] : gameCode)))
  const rows = layouts.find(({ type }) => type === 'Lobby')?.widgets ?? []
  for (const shelf of ['prave-sa-hra', 'top-10']) {
    expect(rows.some((row) => row.type === 'Games' && row.category === shelf)).toBe(true)
    expect(
      categories
        .find(({ id }) => id === shelf)
        ?.games.slice(0, 8)
        .filter((code) => filmed.has(code)).length,
    ).toBeGreaterThan(2)
  }
})
