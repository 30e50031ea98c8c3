import type { ContentBundle, LanguageGroup, Provider } from '@herna/contract/content'
import { LIVE_LANGUAGES } from '@herna/contract'
import { carousels, videoWidgets } from './frame/carousels.ts'
import { layouts } from './frame/layouts.ts'
import { menu, submenu } from './frame/menu.ts'
import { seo } from './frame/seo.ts'
import { globalSettings, webGlobal } from './frame/settings.ts'
import { crashEntries } from './games/crash.ts'
import { LANGUAGE_NAMES } from './games/dealers.ts'
import type { Entry } from './games/entry.ts'
import { KNOWN_TABLES } from './games/known-tables.ts'
import { liveEntries } from './games/live.ts'
import { planSlots } from './games/plan.ts'
import { slotEntry } from './games/slots.ts'
import { tableEntries } from './games/tables.ts'
import { titleMaker } from './naming/titles.ts'
import { categories } from './shelves/categories.ts'
import { collectionGroups, collections } from './shelves/collections.ts'
import { jackpots } from './shelves/jackpots.ts'
import { LIVE_STUDIOS } from './studios/live-studios.ts'
import { HOUSES, WORKSHOPS } from './studios/slot-studios.ts'
import type { Studio } from './studios/studio.ts'
import { legalRules } from './texts/legal-rules.ts'
import { pages } from './texts/pages/index.ts'
import { promotions } from './texts/promotions/index.ts'

export interface Seed {
  published: ContentBundle
  entries: readonly Entry[]
}

/** Table and crash games first: their names are few and fixed, the slots' titles go around them. */
function allEntries(): { entries: Entry[]; pots: ContentBundle['jackpots'] } {
  const titles = titleMaker(KNOWN_TABLES.map(({ name }) => name))
  const crash = crashEntries(titles.accept)
  const tables = tableEntries(
    titles.accept,
    [...HOUSES, ...WORKSHOPS].map(({ id }) => id),
  )
  const live = liveEntries(titles)
  const plans = planSlots([...crash, ...tables, ...live].map(({ game }) => game.name))
  const pots = jackpots(plans)
  const withPot = new Set(pots.flatMap(({ gameCodes }) => gameCodes))
  const slots = plans.map((plan) => slotEntry(plan, withPot.has(plan.code)))
  return { entries: [...slots, ...crash, ...tables, ...live], pots }
}

const providerOf = (studio: Studio, entries: readonly Entry[], hasLaunch: boolean): Provider => {
  const launch = '{gameHost}/launch/{gameCode}?mode=demo&clientPlatform={clientPlatform}&languageCode={languageCode}'
  const image = (kind: string): string => `/assets/providers/${studio.id}/${kind}`
  return {
    id: studio.id,
    slug: studio.id,
    name: studio.name,
    iconImage: image('icon'),
    lightLogoImage: image('light'),
    darkLogoImage: image('dark'),
    description: studio.description,
    games: entries.filter(({ game }) => game.provider === studio.id).map(({ game }) => game.gameCode),
    launchUrl: null,
    launchUrlDemo: hasLaunch ? launch : null,
    launchUrlMobile: null,
    launchUrlDemoMobile: hasLaunch ? launch : null,
    launchUrls: [],
  }
}

const languageGroups = (entries: readonly Entry[]): LanguageGroup[] =>
  LIVE_LANGUAGES.map((code) => ({
    code,
    tables: entries.filter(({ game }) => game.dealer?.language === code).map(({ game }) => game.gameCode),
    flagImg: `/assets/flags/${code}.svg`,
    name: LANGUAGE_NAMES[code],
  }))

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
  const providers = [
    ...[...HOUSES, ...WORKSHOPS].map((studio) => providerOf(studio, entries, true)),
    ...LIVE_STUDIOS.map((studio) => providerOf(studio, entries, false)),
  ]
  const videos = videoWidgets()
  const popular = HOUSES.map(({ id }) => id)
  const published: ContentBundle = {
    games: entries.map(({ game }) => game),
    gameInfos: entries.map(({ info }) => info),
    providers,
    collections: themes,
    collectionGroups: collectionGroups(themes),
    categories: shelves,
    jackpots: pots,
    promotions: promotions(),
    pages: pages(),
    menu: menu(),
    submenu: submenu(),
    layouts: layouts({
      providers: [...popular, 'corso'],
      liveProviders: LIVE_STUDIOS.map(({ id }) => id),
      jackpots: pots.map(({ id }) => id),
      videos: videos.map(({ id }) => id),
    }),
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
