import { Button, buttonClass } from '@herna/kit'
import { openMyAccount, useDepositPage } from '../embeds/index.ts'
import { usePlayerTexts } from '../session/index.ts'

/** Opens the deposit [2.33]: the account's screen, the legacy account [6.8], or the operator's external page [2.36]. */
export function DepositLink() {
  const t = usePlayerTexts()
  // Only rendered in the browser: the server renders the guest view.
  const depositPage = useDepositPage()()
  if (depositPage === null) return <Button onClick={() => openMyAccount('deposit')}>{t('deposit')}</Button>
  return (
    <a className={buttonClass()} href={depositPage}>
      {t('deposit')}
    </a>
  )
}
