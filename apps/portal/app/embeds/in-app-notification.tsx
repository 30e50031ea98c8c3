import type { EmbedOptions } from '@herna/contract/embeds'
import { EmbedMount } from './embed-mount.tsx'
import styles from './embeds.module.css'

interface Props {
  message: NonNullable<EmbedOptions['message']>
  onFollow: NonNullable<EmbedOptions['onFollow']>
  onClose: () => void
  /** The app failed to load. */
  onFailed: () => void
}

/** A message over the page that asks for no answer [3.15]: the downloaded app [4.36] [7.41]. It moves nothing and is not shown over a game. */
export const InAppNotification = (props: Props) => (
  <div className={styles.inApp}>
    <EmbedMount app="in-app-notification" placeholder={null} {...props} />
  </div>
)
