import { LIVE_LANGUAGES } from '@herna/contract'
import type { LanguageGroup } from '@herna/contract/content'
import { LANGUAGE_NAMES } from './dealers.ts'
import type { Entry } from './entry.ts'

/** Live tables by language [3.37]. */
export const languageGroups = (entries: readonly Entry[]): LanguageGroup[] =>
  LIVE_LANGUAGES.map((code) => ({
    code,
    tables: entries.filter(({ game }) => game.Language === code).map(({ game }) => game.gameCode),
    flagImg: `/assets/flags/${code}.svg`,
    name: LANGUAGE_NAMES[code],
  }))
