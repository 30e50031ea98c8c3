import type { DemoLaunch } from '@herna/contract/portal'
import type { ErrorKey } from '@herna/contract'
import type { ContentLists } from '@herna/contract/content'
import { isAllowedOrigin, launchOf, withPermit } from '@herna/rules'
import type { LaunchOptions } from './play-launch.ts'

export type { DemoLaunch } from '@herna/contract/portal'

type Game = ContentLists['games'][number]
type Provider = ContentLists['providers'][number]

const refusedLaunch = (error: ErrorKey): DemoLaunch => ({ frameUrl: null, touchUrl: null, error, requiresPassword: false })

/** Launch data of a demo by the rules of [4.17] and [5.4]. The same for every visitor, so the page that holds it can be cached. */
export function demoLaunchOf(game: Game, provider: Provider | undefined, options: LaunchOptions): DemoLaunch {
  if (!game.demoEnabled || !provider) return refusedLaunch('errors.demo-url-is-missing')
  const isLive = game.type === 'Live'
  const addresses = options.permit === undefined ? provider : withPermit(provider, options.permit)
  const [frame, touch] = [false, true].map((isTouchDevice) =>
    launchOf(addresses, { mode: 'Demo', gameCode: game.gameCode, isLive, isTouchDevice, languageCode: options.languageCode }),
  )
  if (!frame || !touch || 'error' in frame || 'error' in touch) return refusedLaunch('errors.demo-url-is-missing')
  // [S5] Frames and redirects go only to origins that the operator listed.
  if (![frame.url, touch.url].every((url) => isAllowedOrigin(url, options.gameOrigins)))
    return refusedLaunch('errors.invalid-game-session')
  if (game.requirePassword && options.permit === undefined)
    return { frameUrl: null, touchUrl: null, error: null, requiresPassword: true }
  return { frameUrl: frame.url, touchUrl: touch.url, error: null, requiresPassword: false }
}
