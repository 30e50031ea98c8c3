import type { AccountScreen } from '@herna/contract/embeds'
import type { Platform } from '@herna/embed-kit'

export interface ScreenProps {
  platform: Platform
  go: (screen: AccountScreen) => void
  /** Closes the account. */
  close: () => void
}
