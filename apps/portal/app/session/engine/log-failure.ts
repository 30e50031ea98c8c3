import type { PlayerLabel } from '@herna/rules/player'

/** Labels of player data in the browser log [8.6]: those of section 8, then additional ones. */
export type LoaderLabel =
  | PlayerLabel
  | 'gaming_bonuses'
  | 'bonuses'
  | 'bonus_templates'
  | 'bonus_details'
  | 'player_messages'
  | 'player_games'
  | 'recent_wins'
  | 'personalized_games'
  | 'special_categories'
  | 'tournaments'
  | 'payment_statistic'
  | 'auth'

/** Writes `<label>: <reason>` to the browser console, for support [8.1]–[8.6]. */
export function logFailure(label: LoaderLabel, error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the only place that logs in the browser
  console.warn(`${label}: ${error instanceof Error ? error.message : String(error)}`)
}
