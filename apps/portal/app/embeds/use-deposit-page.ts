import { useLocation } from 'react-router'
import { useAccountPages } from '../config/index.ts'
import { depositAddress } from '../urls/index.ts'

/**
 * Returns a function for the URL of the operator's deposit page, with return links to the current page [2.36]. It is null where the deposit is a screen
 * of the account: without such a page, and where accounts open in the legacy window [6.8]. Only for browsers: the URL names the kind of device.
 */
export function useDepositPage(): () => string | null {
  const { pathname } = useLocation()
  const { depositPage, redirectToMyAccount, origin } = useAccountPages()
  return () => {
    if (!depositPage || redirectToMyAccount) return null
    const platform = matchMedia('(pointer: coarse)').matches ? 'mobile' : 'web'
    return depositAddress(depositPage, { origin, pathname }, platform)
  }
}
