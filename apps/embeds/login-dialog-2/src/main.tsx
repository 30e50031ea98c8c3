import { registerEmbed } from '@herna/embed-kit'
import { LoginDialog2 } from './login-dialog-2.tsx'

registerEmbed('login-dialog-2', LoginDialog2)
