import { registerEmbed } from '@herna/embed-kit'
import { LoginDialog } from './login-dialog.tsx'

registerEmbed('login-dialog', LoginDialog)
