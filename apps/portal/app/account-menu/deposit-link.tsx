import { Button, buttonClass } from '@herna/kit'
import { useLocation } from 'react-router'
import { openMyAccount } from '../embeds/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { usePlayerTexts } from '../session/index.ts'
import { depositAddress } from '../urls/index.ts'

/** Opens the deposit [2.33]: the account's screen, the legacy account [6.8], or the operator's external page [2.36]. */
export function DepositLink({ configuration }: { configuration: PublicConfiguration }) {
  const t = usePlayerTexts()
  const { pathname } = useLocation()
  const { depositPage, origin, redirectToMyAccount: legacy } = configuration
  if (!depositPage || legacy) return <Button onClick={() => openMyAccount('deposit', { legacy })}>{t('deposit')}</Button>
  // Only rendered in the browser: the server renders the guest view.
  const platform = matchMedia('(pointer: coarse)').matches ? 'mobile' : 'web'
  return (
    <a className={buttonClass()} href={depositAddress(depositPage, { origin, pathname }, platform)}>
      {t('deposit')}
    </a>
  )
}
