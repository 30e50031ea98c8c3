import { blankProvider, type Provider } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { LIVE_STUDIOS } from './live-studios.ts'
import { HOUSES, WORKSHOPS } from './slot-studios.ts'
import type { Studio } from './studio.ts'

const providerOf = (studio: Studio, entries: readonly Entry[], hasLaunch: boolean): Provider => {
  const launch = '{gameHost}/launch/{gameCode}?mode=demo&clientPlatform={clientPlatform}&languageCode={languageCode}'
  return blankProvider({
    id: studio.id,
    name: studio.name,
    description: studio.description,
    games: entries.filter(({ game }) => game.provider === studio.id).map(({ game }) => game.gameCode),
    launchUrlDemo: hasLaunch ? launch : null,
    launchUrlDemoMobile: hasLaunch ? launch : null,
  })
}

/** Every studio with its games; only makers of slots can be launched so far, and only as demo [5.4]. */
export const providers = (entries: readonly Entry[]): Provider[] => [
  ...[...HOUSES, ...WORKSHOPS].map((studio) => providerOf(studio, entries, true)),
  ...LIVE_STUDIOS.map((studio) => providerOf(studio, entries, false)),
]
