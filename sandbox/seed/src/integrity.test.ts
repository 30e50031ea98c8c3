import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, published } from './catalogue.fixture.ts'
import { FILMS_FOLDER } from './films/index.ts'

const codes = (): Set<string> => new Set(published().games.map(({ gameCode }) => gameCode))
const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id))
/** References that do not exist among the valid ids. */
const unresolved = (references: readonly string[], validIds: ReadonlySet<string>): string[] =>
  references.filter((reference) => !validIds.has(reference))

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

test('a game and its categories, collections, provider and jackpot refer to each other', () => {
  const { games, providers, categories, collections, jackpots } = published()
  for (const [field, lists] of [
    ['categories', categories],
    ['collections', collections],
  ] as const) {
    const membershipsOfGames = games.flatMap((game) => game[field].map((id) => `${id}/${game.gameCode}`)).sort()
    expect(membershipsOfGames).toEqual(
      lists.flatMap(({ id, games: codesInList }) => codesInList.map((code) => `${id}/${code}`)).sort(),
    )
  }
  const gamesOfProviders = providers
    .flatMap(({ id, games: providerGames }) => providerGames.map((code) => `${id}/${code}`))
    .sort()
  expect(gamesOfProviders).toEqual(games.map(({ provider, gameCode }) => `${provider}/${gameCode}`).sort())
  const jackpotGames = jackpots.flatMap(({ gameCodes }) => gameCodes)
  expect(new Set(jackpotGames).size).toBe(jackpotGames.length)
  expect([...jackpotGames].sort()).toEqual(
    games
      .filter(({ jackpot }) => jackpot)
      .map(({ gameCode }) => gameCode)
      .sort(),
  )
})

test('every reference resolves to an existing item', () => {
  const content = published()
  const [categories, collections, providers] = [idsOf(content.categories), idsOf(content.collections), idsOf(content.providers)]
  const jackpots = idsOf(content.jackpots)
  expect(
    unresolved(
      content.collectionGroups.flatMap((group) => group.collections),
      collections,
    ),
  ).toEqual([])
  expect(
    unresolved(
      content.promotions.flatMap(({ games }) => games),
      codes(),
    ),
  ).toEqual([])
  expect(
    unresolved(
      content.languages.flatMap(({ tables }) => tables),
      codes(),
    ),
  ).toEqual([])
  expect(unresolved(content.globalSettings.search.recommended, codes())).toEqual([])
  expect(unresolved(content.globalSettings.search.popularProviders, providers)).toEqual([])
  expect(
    unresolved(
      content.videoWidgets.flatMap(({ gameCode }) => gameCode ?? []),
      codes(),
    ),
  ).toEqual([])
  expect(
    unresolved(
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
    unresolved(
      content.categories.flatMap((category) => category.widgets),
      widgets,
    ),
  ).toEqual([])
  for (const widget of content.layouts.flatMap(({ widgets }) => widgets)) {
    if (widget.type === 'Games') expect(categories).toContain(widget.category)
    if (widget.type === 'Collections') expect(unresolved(widget.collections, collections)).toEqual([])
    if (widget.type === 'CollectionGroup') expect(idsOf(content.collectionGroups)).toContain(widget.group)
    if (widget.type === 'Jackpots') expect(unresolved(widget.jackpots, jackpots)).toEqual([])
    if (widget.type === 'Providers') expect(unresolved(widget.providers, providers)).toEqual([])
    if (widget.type === 'Videos') expect(unresolved(widget.videos, idsOf(content.videoWidgets))).toEqual([])
    if (widget.type === 'Carousel') expect(idsOf(content.carousels)).toContain(widget.carousel)
  }
})

test('links in texts and slides lead to existing pages', () => {
  const content = published()
  const texts = [
    ...content.pages.map(({ body }) => body),
    ...content.promotions.map(({ body }) => body),
    ...content.carousels.flatMap(({ slides }) =>
      slides.flatMap(({ action, secondAction }) => [action, secondAction].map((link) => `href="${link?.href}"`)),
    ),
  ].join(' ')
  const itemsByPath = {
    novinky: content.pages,
    bonusy: content.promotions,
    kategorie: content.categories,
    temy: content.collections,
    jackpoty: content.jackpots,
  }
  const links = [...texts.matchAll(/href="(?:\/kasino-zive)?\/(novinky|bonusy|kategorie|temy|jackpoty)\/([^"]+)"/g)]
  expect(links.length).toBeGreaterThan(15)
  for (const [, path = '', slug = ''] of links) {
    expect(itemsByPath[path as keyof typeof itemsByPath].map((item) => item.slug)).toContain(slug)
  }
  for (const [, code = ''] of texts.matchAll(/href="\/hra\/([^"]+)"/g)) expect(codes()).toContain(code)
})

test('adjacent games in a category row come from different studios', () => {
  const studioOf = new Map(published().games.map(({ gameCode, provider }) => [gameCode, provider]))
  for (const { id, games } of published().categories) {
    const sameStudioNeighbours = games.filter(
      (code, index) => index > 0 && studioOf.get(code) === studioOf.get(games[index - 1] ?? ''),
    )
    expect([id, sameStudioNeighbours]).toEqual([id, []])
  }
})

test('every game has motifs for its image', () => {
  const { motifs } = catalogue()
  expect(unresolved([...codes()], new Set(Object.keys(motifs)))).toEqual([])
  expect(Object.values(motifs).every((words) => words.length > 0 && words.every((word) => /^[a-z]+$/.test(word)))).toBe(true)
})

test('every film that a game or video widget refers to exists in that version, and no film is unused [3.22]', () => {
  const { gameInfos, videoWidgets } = published()
  const filmUrls = new Map(
    readdirSync(FILMS_FOLDER).map((name) => {
      const version = createHash('sha256')
        .update(readFileSync(join(FILMS_FOLDER, name)))
        .digest('hex')
        .slice(0, 12)
      return [name.replace('.webm', ''), `/assets/films/${name}?version=${version}`]
    }),
  )
  const previewOf = new Map(
    gameInfos.flatMap(({ gameCode, videoPreview }) => (videoPreview === null ? [] : [[gameCode, videoPreview]])),
  )
  expect(previewOf.size).toBeGreaterThanOrEqual(8)
  expect(Object.fromEntries(previewOf)).toEqual(Object.fromEntries(filmUrls))
  const widgetsWithFilm = videoWidgets.filter(({ video }) => video !== null)
  expect(widgetsWithFilm.length).toBeGreaterThanOrEqual(2)
  for (const { video, gameCode } of widgetsWithFilm) expect(video).toBe(previewOf.get(gameCode ?? ''))
})

test('the first games of the lobby include games with a film', () => {
  const { gameInfos, layouts, categories } = published()
  const gamesWithFilm = new Set(gameInfos.flatMap(({ gameCode, videoPreview }) => (videoPreview === null ? [] : gameCode)))
  const rows = layouts.find(({ type }) => type === 'Lobby')?.widgets ?? []
  for (const categoryId of ['prave-sa-hra', 'top-10']) {
    expect(rows.some((row) => row.type === 'Games' && row.category === categoryId)).toBe(true)
    expect(
      categories
        .find(({ id }) => id === categoryId)
        ?.games.slice(0, 8)
        .filter((code) => gamesWithFilm.has(code)).length,
    ).toBeGreaterThan(2)
  }
})
