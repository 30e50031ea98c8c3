import { registerEmbed } from '@herna/embed-kit'
import { CookieConsent } from './cookie-consent.tsx'

registerEmbed('cookie-consent', CookieConsent)
