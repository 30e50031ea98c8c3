import type { EmbedOptions } from '@herna/contract/embeds'
import { useNavigate } from 'react-router'
import { usePreview } from '../config/index.ts'
import { openLoginDialog, openMyAccount, openNotificationHub } from '../embeds/index.ts'
import { addressOf } from '../urls/index.ts'

/** Opens what a message is about [3.15]: the login, the account, the bonuses; for a plain one all messages. */
export function useFollowMessage(): NonNullable<EmbedOptions['onFollow']> {
  const navigate = useNavigate()
  const preview = usePreview()
  const follow: NonNullable<EmbedOptions['onFollow']> = ({ type }) => {
    if (type === 'LOGOUT') return openLoginDialog()
    if (type === 'BALANCE') return openMyAccount('dashboard')
    if (type === 'SIMPLE_MESSAGE') return openNotificationHub(follow)
    void navigate(addressOf('preview-promotions', {}, preview))
  }
  return follow
}
