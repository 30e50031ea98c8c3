import { registerEmbed } from '@herna/embed-kit'
import { InAppNotification } from './in-app-notification.tsx'

registerEmbed('in-app-notification', InAppNotification)
