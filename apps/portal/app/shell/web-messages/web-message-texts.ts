import { featureTexts } from '../../texts/index.ts'
import messages from '../../texts/sk-SK/web-messages.json'
import { showSnackbar } from '../../toasts/index.ts'

const texts = featureTexts(messages)
export const useWebMessageTexts = texts

/** [8.28] */
export function notifyWebMessagesFailed(retry: () => void): void {
  const [key, t] = ['errors.failed-to-fetch-web-messages', texts()] as const
  showSnackbar({ id: key, type: 'alert', title: t(key), actionText: t('general.try-again'), action: retry, limit: 1 })
}
