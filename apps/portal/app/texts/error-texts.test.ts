import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_KEYS } from '@herna/contract/errors'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'sk-SK')
const texts = new Map(
  globSync('*.json', { cwd: folder }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  ),
)

/** The error keys of section 8 in its order; {mode} is real or demo [8.23]. */
const KEYS = `errors.page.page-not-found errors.page.update-message
errors.failed-to-fetch-layouts errors.failed-to-fetch-categories errors.failed-to-fetch-menu errors.failed-to-fetch-submenu
errors.failed-to-fetch-providers errors.failed-to-fetch-promotions errors.failed-to-fetch-collections errors.failed-to-fetch-collection-groups
errors.failed-to-fetch-games errors.failed-to-fetch-carousel errors.failed-to-fetch-videos errors.failed-to-fetch-meta
errors.failed-to-fetch-sb-cms-config errors.failed-to-connect-to-live-feed errors.failed-to-disconnect-from-live-feed
errors.failed-to-fetch-favorites errors.unable-to-favorite-game errors.unable-to-remove-game-from-favorites
errors.failed-to-fetch-player-games errors.failed-to-fetch-recent-game-results errors.failed-to-fetch-special-categories general.try-again
errors.failed-to-fetch-jackpots errors.unable-to-confirm-bonus errors.failed-to-fetch-player-bonuses
errors.unable-to-optin-to-bonus-template errors.unable-to-optout-from-bonus-template
errors.real-url-is-missing errors.demo-url-is-missing errors.invalid-game-session errors.unauthorized-access errors.check-cms-password-code
errors.unable-to-update-balance-visibility errors.unable-to-details errors.failed-to-fetch-live-winners
errors.failed-to-fetch-web-messages
errors.failed-to-fetch-personalized-games errors.auth.bonus_details errors.auth.messages
errors.authentication-startup-error errors.your-browser-does-not-support-the-video-tag`.split(/\s+/)

test('every error key of section 8 and of the contract has a Slovak sentence of its own, never the key [8.34]', () => {
  const missing = [...KEYS, ...Object.values(ERROR_KEYS)].filter((key) => !/\p{L}{2}/u.test(texts.get(key) ?? ''))
  expect(missing).toEqual([])
  const ofErrors = KEYS.filter((key) => key.startsWith('errors.')).map((key) => texts.get(key) ?? '')
  expect(ofErrors.filter((text) => /errors\.|\bfailed\b|\bunable\b|[{}]/i.test(text))).toEqual([])
  expect(new Set(ofErrors).size).toBe(ofErrors.length)
})
