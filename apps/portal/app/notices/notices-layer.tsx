import { appMode } from '@herna/rules/player'
import { shellQuery } from '../config/index.ts'
import { currentShellRules } from '../session/index.ts'
import { AppBanner } from './app-banner.tsx'
import { useAppBanner } from './use-app-banner.ts'
import { useWebMessages } from './use-web-messages.ts'
import { WebMessageStrip } from './web-message-strip.tsx'

/** A native view shows neither [4.16]. */
export const NoticesLayer = () => (currentShellRules().loadsMessages ? <Notices /> : null)

/** One notice at a time: messages before the banner. */
function Notices() {
  const { message, dismiss } = useWebMessages()
  const banner = useAppBanner(appMode(shellQuery()).embedded)
  if (message) return <WebMessageStrip key={message.id} message={message} dismiss={() => dismiss(message.id)} />
  return banner.offer && <AppBanner offer={banner.offer} dismiss={banner.dismiss} />
}
