import { registerEmbed } from '@herna/embed-kit'
import { NotificationHub } from './notification-hub.tsx'

registerEmbed('notification-hub', NotificationHub)
