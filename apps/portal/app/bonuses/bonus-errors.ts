import { showSnackbar } from '../toasts/index.ts'
import { bonusText } from './bonus-texts.ts'

const KEYS = {
  fetch: 'errors.failed-to-fetch-player-bonuses',
  confirm: 'errors.unable-to-confirm-bonus',
  'opt-in': 'errors.unable-to-optin-to-bonus-template',
  'opt-out': 'errors.unable-to-optout-from-bonus-template',
} as const

/** [8.22] Snackbar about a failed bonus request, with a retry. */
export function showBonusError(what: keyof typeof KEYS, retry: () => void): void {
  const key = KEYS[what]
  showSnackbar({
    id: key,
    type: 'alert',
    title: bonusText(key),
    actionText: bonusText('general.try-again'),
    action: retry,
  })
}

/** [8.30] The popup's details could not be loaded; the offer is still listed among the bonuses. */
export function showBonusDetailsError(): void {
  showSnackbar({ type: 'alert', title: bonusText('errors.auth.bonus_details'), limit: 1 })
}
