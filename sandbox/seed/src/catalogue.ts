import type { ContentBundle } from '@herna/contract/content'
import { carousels, videoWidgets } from './site/carousels.ts'
import { layouts } from './site/layouts.ts'
import { menu, submenu } from './site/menu.ts'
import { seo } from './site/seo.ts'
import { globalSettings, webGlobal } from './site/settings.ts'
import { allEntries } from './games/all.ts'
import type { Entry } from './games/entry.ts'
import { languageGroups } from './games/languages.ts'
import { categories, withWidgets } from './categories/categories.ts'
import { collectionGroups, collections } from './categories/collections.ts'
import { LIVE_STUDIOS } from './studios/live-studios.ts'
import { providers } from './studios/providers.ts'
import { HOUSES } from './studios/slot-studios.ts'
import { legalRules } from './texts/legal-rules.ts'
import { pages } from './texts/pages/index.ts'
import { promotions } from './texts/promotions/index.ts'

export interface Seed {
  published: ContentBundle
  entries: readonly Entry[]
}

export function publishedCatalogue(): Seed {
  const { entries, pots } = allEntries()
  const shelves = categories(entries)
  const themes = collections(entries)
  for (const shelf of [
    ...shelves.map((one) => ['categories', one] as const),
    ...themes.map((one) => ['collections', one] as const),
  ]) {
    const [field, { id, games }] = shelf
    const held = new Set(games)
    for (const { game } of entries) if (held.has(game.gameCode)) game[field].push(id)
  }
  const videos = videoWidgets()
  const popular = HOUSES.map(({ id }) => id)
  const pageLayouts = layouts({
    providers: [...popular, 'corso'],
    liveProviders: LIVE_STUDIOS.map(({ id }) => id),
    jackpots: pots.map(({ id }) => id),
    videos: videos.map(({ id }) => id),
  })
  const published: ContentBundle = {
    games: entries.map(({ game }) => game),
    gameInfos: entries.map(({ info }) => info),
    providers: providers(entries),
    collections: themes,
    collectionGroups: collectionGroups(themes),
    categories: withWidgets(shelves, pageLayouts),
    jackpots: pots,
    promotions: promotions(),
    pages: pages(),
    menu: menu(),
    submenu: submenu(),
    layouts: pageLayouts,
    carousels: carousels(),
    videoWidgets: videos,
    seo: seo(),
    languages: languageGroups(entries),
    legalRules: legalRules(),
    globalSettings: globalSettings(popular, shelves.find(({ id }) => id === 'top-10')?.games ?? []),
    webGlobal: webGlobal(),
  }
  return { published, entries }
}
