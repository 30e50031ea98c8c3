import { blankProvider, type LiveLaunchUrl, type Provider } from '@herna/contract/content'
import { launchPage, playPicture } from '@herna/contract/games'
import type { Entry } from '../games/entry.ts'
import { LIVE_STUDIOS } from './live-studios.ts'
import { REFERENCE_STUDIOS, SMALL_STUDIOS } from './slot-studios.ts'
import type { Studio } from './studio.ts'

const PAGE = launchPage.path.replace(':gameCode', '{gameCode}')
const launchOf = (mode: 'demo' | 'real'): string =>
  `{gameHost}${PAGE}?mode=${mode}&clientPlatform={clientPlatform}&languageCode={languageCode}`
const PLAY_PICTURE = `{gameHost}${playPicture.path.replace(':gameCode', '{gameCode}').replace(':format', '{format}')}`
const DEMO = launchOf('demo')
/** The portal replaces the player and the token [5.4]. */
const REAL = `${launchOf('real')}&playerId={playerId}&tempToken={tempToken}`

const providerOf = (studio: Studio, entries: readonly Entry[], hasLaunch: boolean): Provider => {
  const [demo, real] = hasLaunch ? [DEMO, REAL] : [null, null]
  return blankProvider({
    id: studio.id,
    name: studio.name,
    description: studio.description,
    games: entries.filter(({ game }) => game.provider === studio.id).map(({ game }) => game.gameCode),
    launchUrl: real,
    launchUrlMobile: real,
    launchUrlDemo: demo,
    launchUrlDemoMobile: demo,
    playPicture: PLAY_PICTURE,
  })
}

/** A live studio has a launch URL per channel [3.25]. */
const liveLaunchUrls = (): LiveLaunchUrl[] =>
  (['live-desktop', 'live-mobile'] as const).map((channel) => ({
    type: 'real',
    channels: [channel],
    launchUrl: `${REAL}&channel=${channel}`,
  }))

/** Every studio with its games. */
export const providers = (entries: readonly Entry[]): Provider[] => [
  ...[...REFERENCE_STUDIOS, ...SMALL_STUDIOS].map((studio) => providerOf(studio, entries, true)),
  ...LIVE_STUDIOS.map((studio) => ({ ...providerOf(studio, entries, false), launchUrls: liveLaunchUrls() })),
]
