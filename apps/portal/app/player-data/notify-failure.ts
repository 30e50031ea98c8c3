import { featureTexts } from '../texts/index.ts'
import messages from '../texts/sk-SK/player-data.json'
import { showSnackbar } from '../toasts/index.ts'

const texts = featureTexts(messages)
const KEYS = {
  playerGames: 'errors.failed-to-fetch-player-games',
  recentWins: 'errors.failed-to-fetch-recent-game-results',
  categories: 'errors.failed-to-fetch-special-categories',
  personalised: 'errors.failed-to-fetch-personalized-games',
} as const

/** [8.20] [8.21] [8.29] Shows a toast with a retry, at most one of each kind: several features may request the same data. */
export function notifyFetchFailed(what: keyof typeof KEYS, retry: () => void): void {
  const [key, t] = [KEYS[what], texts()]
  showSnackbar({ id: key, type: 'alert', title: t(key), actionText: t('general.try-again'), action: retry })
}
