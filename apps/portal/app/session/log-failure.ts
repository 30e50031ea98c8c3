import type { PlayerLabel } from '@herna/rules/player'

/** What is loaded of a player, as logs call it [8.6]; after those of section 8, our own. */
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

/** The browser's log is where support looks: which loader failed, and how [8.1]–[8.6]. */
export function logFailure(label: LoaderLabel, error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that logs in the browser
  console.warn(`${label}: ${error instanceof Error ? error.message : String(error)}`)
}
