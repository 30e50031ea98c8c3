import type { ContentBundle } from '@herna/contract/content'
import { carousels, videoWidgets } from './site/carousels.ts'
import { layouts } from './site/layouts.ts'
import { menu, submenu } from './site/menu.ts'
import { seo } from './site/seo.ts'
import { globalSettings, webGlobal } from './site/settings.ts'
import { webMessages } from './site/web-messages.ts'
import { allEntries } from './games/all.ts'
import type { Entry } from './games/entry.ts'
import { languageGroups } from './games/languages.ts'
import { categories, withWidgets } from './categories/categories.ts'
import { collectionGroups, collections } from './categories/collections.ts'
import { LIVE_STUDIOS } from './studios/live-studios.ts'
import { providers } from './studios/providers.ts'
import { REFERENCE_STUDIOS } from './studios/slot-studios.ts'
import { legalRules } from './texts/legal-rules.ts'
import { pages } from './texts/pages/index.ts'
import { promotions } from './texts/promotions/index.ts'

export interface Seed {
  published: ContentBundle
  entries: readonly Entry[]
}

export function publishedCatalogue(): Seed {
  const { entries, jackpots } = allEntries()
  const gameCategories = categories(entries)
  const gameCollections = collections(entries)
  for (const [field, { id, games }] of [
    ...gameCategories.map((category) => ['categories', category] as const),
    ...gameCollections.map((collection) => ['collections', collection] as const),
  ]) {
    const members = new Set(games)
    for (const { game } of entries) if (members.has(game.gameCode)) game[field].push(id)
  }
  const videos = videoWidgets()
  const popularProviders = REFERENCE_STUDIOS.map(({ id }) => id)
  const pageLayouts = layouts({
    providers: [...popularProviders, 'corso'],
    liveProviders: LIVE_STUDIOS.map(({ id }) => id),
    jackpots: jackpots.map(({ id }) => id),
    videos: videos.map(({ id }) => id),
  })
  const published: ContentBundle = {
    games: entries.map(({ game }) => game),
    gameInfos: entries.map(({ info }) => info),
    providers: providers(entries),
    collections: gameCollections,
    collectionGroups: collectionGroups(gameCollections),
    categories: withWidgets(gameCategories, pageLayouts),
    jackpots,
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
    globalSettings: globalSettings(popularProviders, gameCategories.find(({ id }) => id === 'top-10')?.games ?? []),
    webGlobal: webGlobal(),
    webMessages: webMessages(),
  }
  return { published, entries }
}
