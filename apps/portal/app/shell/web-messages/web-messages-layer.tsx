import { appMode } from '@herna/rules/player'
import { shellQuery, useRunsGame } from '../../config/index.ts'
import { currentShellRules } from '../../session/index.ts'
import { AppBanner } from './app-banner.tsx'
import { useAppBanner } from './use-app-banner.ts'
import { useWebMessages } from './use-web-messages.ts'
import { WebMessageStrip } from './web-message-strip.tsx'

/**
 * The operator's web messages and the banner of the mobile app, one at a time over the page's lower edge. They load after the first screen and move nothing; messages
 * that cannot be loaded are a toast with a retry. Spec 2.37, 3.40, 5.6, 6.9, 7.40, 8.28, 9.2. A native view shows neither [4.16]. Over a game they would cover its balance and
 * buttons: they wait for the next page.
 */
export function WebMessagesLayer() {
  const runsGame = useRunsGame()
  return currentShellRules().loadsMessages && !runsGame ? <OneAtATime /> : null
}

/** Messages come before the banner. */
function OneAtATime() {
  const { message, dismiss } = useWebMessages()
  const banner = useAppBanner(appMode(shellQuery()).embedded)
  if (message) return <WebMessageStrip key={message.id} message={message} dismiss={() => dismiss(message.id)} />
  return banner.offer && <AppBanner offer={banner.offer} dismiss={banner.dismiss} />
}
