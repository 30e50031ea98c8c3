import { featureTexts } from '../texts/index.ts'
import sk from '../texts/sk-SK/player-data.json'
import { showSnackbar } from '../toasts/index.ts'

const texts = featureTexts(sk)
const KEYS = {
  playerGames: 'errors.failed-to-fetch-player-games',
  recentWins: 'errors.failed-to-fetch-recent-game-results',
  categories: 'errors.failed-to-fetch-special-categories',
  personalised: 'errors.failed-to-fetch-personalized-games',
} as const

/** [8.20] [8.21] [8.29] One of its kind at a time, and the newest: what cannot be fetched is asked for by many. */
export function tellFetch(what: keyof typeof KEYS, retry: () => void): void {
  const [key, t] = [KEYS[what], texts()]
  showSnackbar({ id: key, type: 'alert', title: t(key), actionText: t('general.try-again'), action: retry })
}
