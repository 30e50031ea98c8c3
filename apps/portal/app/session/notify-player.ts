import { createTranslator } from 'use-intl/core'
import { showSnackbar } from '../toasts/index.ts'
import errorTexts from '../texts/sk-SK/player-errors.json'
import type { PlayerNotice } from './engine/player-notices.ts'

type Texts = Record<string, string>
const TEXTS: Texts = errorTexts
const translate = createTranslator({ locale: 'sk-SK', messages: { player: flatKeys(TEXTS) }, timeZone: 'Europe/Bratislava' })

/** Keys of section 8 contain dots, which the translator treats as nesting; they become underscores. */
function flatKeys(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replaceAll('.', '_'), text]))
}
const textOf = (key: string): string => translate(`player.${key.replaceAll('.', '_')}` as never)

/** The text of a failed login [8.9]; a general one for an unknown code. */
export const authText = (code: string): string =>
  textOf(`errors.auth.${code}` in TEXTS ? `errors.auth.${code}` : 'errors.auth.unknown')

/** Shows a notice of the player engine as a toast [8.9] [8.25] [8.30]. */
export function notifyPlayer(notice: PlayerNotice, retry: () => void): void {
  switch (notice.kind) {
    case 'startup-error':
      showSnackbar({
        type: 'alert',
        title: textOf('errors.authentication-startup-error'),
        text: textOf('startup-text'),
        actionText: textOf('refresh-page'),
        action: () => location.reload(),
        stays: true,
        limit: 1,
      })
      return
    case 'login-failed':
      showSnackbar({ type: 'alert', title: authText(notice.code), limit: 1 })
      return
    case 'unreachable':
      showSnackbar({ type: 'alert', title: authText('unreachable'), actionText: textOf('try-again'), action: retry, limit: 1 })
      return
    case 'logout-unconfirmed':
      showSnackbar({
        type: 'alert',
        title: textOf('errors.auth.logout-unconfirmed'),
        text: textOf('logout-text'),
        stays: true,
        limit: 1,
      })
      return
    case 'messages-failed':
      showSnackbar({ type: 'alert', title: textOf('errors.auth.messages'), limit: 1 })
      return
    case 'balance-visibility-failed':
      showSnackbar({ type: 'alert', title: textOf('errors.unable-to-update-balance-visibility'), limit: 1 })
  }
}
