import { showSnackbar } from '../dialogs/index.ts'
import { personalText } from '../personal-lists/personal-texts.ts'

const FAVOURITES = {
  fetch: 'errors.failed-to-fetch-favorites',
  add: 'errors.unable-to-favorite-game',
  remove: 'errors.unable-to-remove-game-from-favorites',
} as const

/** [8.19] What was not kept can be tried again, as what was not fetched. */
export const tellFavourite = (what: keyof typeof FAVOURITES, retry: () => void): void => tell(FAVOURITES[what], retry)

const FETCHES = {
  playerGames: 'errors.failed-to-fetch-player-games',
  recentWins: 'errors.failed-to-fetch-recent-game-results',
  categories: 'errors.failed-to-fetch-special-categories',
  personalised: 'errors.failed-to-fetch-personalized-games',
} as const

/** [8.20] [8.21] [8.29] */
export const tellFetch = (what: keyof typeof FETCHES, retry: () => void): void => tell(FETCHES[what], retry)

/** One of its kind at a time, and the newest: what cannot be fetched is asked for by many. */
function tell(key: string, retry: () => void): void {
  showSnackbar({
    id: key,
    type: 'alert',
    title: personalText(key),
    actionText: personalText('general.try-again'),
    action: retry,
  })
}
