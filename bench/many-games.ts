import type { Game } from '@herna/contract/content'
import type { CatalogueSource } from '@herna/rules'
import { defaultCatalogue } from '@herna/seed'

/**
 * A catalogue of any size, the same on every machine: the default games, and further ones that combine the names of two games and the facts
 * of four, picked independently, so that the data are no more regular than the original.
 */
export function manyGames(count: number): CatalogueSource {
  const { published } = defaultCatalogue()
  const { games: defaultGames, globalSettings } = published
  const pickRandom = randomPicker(count)
  const codes = new Set(defaultGames.map((game) => game.gameCode))
  const games = count <= defaultGames.length ? sample(defaultGames, count) : [...defaultGames]
  while (games.length < count) {
    const game = combineGames(
      pickRandom(defaultGames),
      pickRandom(defaultGames),
      pickRandom(defaultGames),
      pickRandom(defaultGames),
    )
    if (codes.has(game.gameCode)) continue
    codes.add(game.gameCode)
    games.push(game)
  }
  const jackpots = published.jackpots.map(({ id }) => id)
  const { enabledFilters, enabledFiltersLive, search } = globalSettings
  const collator = new Intl.Collator('sk')
  return {
    games: games.sort((a, b) => b.commercialTier - a.commercialTier || collator.compare(a.name, b.name)),
    providers: published.providers.map(({ id, slug, name, iconImage, lightLogoImage, darkLogoImage }) => ({
      id,
      slug,
      name,
      icon: iconImage,
      light: lightLogoImage,
      dark: darkLogoImage,
    })),
    categories: published.categories.map(({ id, slug, title, lobby, iconImage, type }) => ({
      id,
      slug,
      title,
      lobby,
      icon: iconImage,
      dynamic: type !== 'Default',
    })),
    collections: published.collections.map(({ id, slug, title, iconImage }) => ({
      id,
      slug,
      title,
      href: `/temy/${slug}`,
      icon: iconImage,
    })),
    languages: published.languages.map(({ code, name, flagImg }) => ({ code, name, flag: flagImg })),
    jackpotOf: new Map(games.flatMap(({ gameCode, jackpot }) => (jackpot ? [[gameCode, pickRandom(jackpots)] as const] : []))),
    settings: {
      enabledFilters,
      enabledFiltersLive,
      search: {
        includes: search.searchResultIncludes,
        category: search.category,
        popularProviders: search.popularProviders,
        recommended: search.recommended,
      },
    },
  }
}

/** Games evenly spread over the catalogue, because live tables are at its end. */
const sample = (games: readonly Game[], count: number): Game[] =>
  Array.from({ length: count }, (_, index) => games[Math.floor((index * games.length) / count)] as Game)

function combineGames(start: Game, end: Game, facts: Game, lists: Game): Game {
  const name = `${start.name.split(' ').slice(0, 2).join(' ')} ${end.name.split(' ').slice(-1).join(' ').toLowerCase()}`
  const { minBet, maxBet, releasedOn, labels, commercialTier, promotionLevel } = end
  return {
    ...facts,
    minBet,
    maxBet,
    releasedOn,
    labels,
    commercialTier,
    promotionLevel,
    gameCode: codeOf(facts.type === 'Live' ? `live ${name}` : name),
    name,
    provider: start.provider,
    categories: lists.categories,
    collections: lists.collections,
  }
}

const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Picks items with a seeded random generator (mulberry32). */
function randomPicker(seed: number) {
  let state = seed
  return <T>(items: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return items[((mixed ^ (mixed >>> 14)) >>> 0) % items.length] as T
  }
}
