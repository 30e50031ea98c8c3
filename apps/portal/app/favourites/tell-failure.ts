import { showSnackbar } from '../toasts/index.ts'
import { useFavouritesTexts as texts } from './favourites-texts.ts'

const KEYS = {
  fetch: 'errors.failed-to-fetch-favorites',
  add: 'errors.unable-to-favorite-game',
  remove: 'errors.unable-to-remove-game-from-favorites',
} as const

/** [8.19] What was not kept can be tried again, as what was not fetched. One of its kind at a time. */
export function tellFavourite(what: keyof typeof KEYS, retry: () => void): void {
  const [key, t] = [KEYS[what], texts()]
  showSnackbar({ id: key, type: 'alert', title: t(key), actionText: t('general.try-again'), action: retry })
}
