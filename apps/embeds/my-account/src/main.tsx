import { registerEmbed } from '@herna/embed-kit'
import { MyAccount } from './my-account.tsx'
import { openAsPage } from './own-page.ts'

registerEmbed('my-account', MyAccount)
openAsPage()
