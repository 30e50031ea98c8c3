import { fold } from '../language/folding.ts'
import type { Random } from '../random.ts'
import type { Theme } from '../themes/theme.ts'
import { FORMS, type Title } from './forms.ts'

const MAX_LENGTH = 45
const WEIGHTS = FORMS.map(([, weight]) => weight)

/** Generates titles that are unique regardless of case and diacritics. */
export function titleMaker(taken: Iterable<string>) {
  const usedKeys = new Set([...taken].map(fold))
  const accept = (name: string): boolean => {
    const key = fold(name)
    if (usedKeys.has(key) || name.length > MAX_LENGTH) return false
    usedKeys.add(key)
    return true
  }
  return {
    /** Reserves a name; false when it is taken or too long. */
    accept,
    /** Retries until a title is unique; throws when the theme's word list is exhausted. */
    draw(theme: Theme, random: Random): Title {
      for (let attempt = 0; attempt < 400; attempt++) {
        const form = FORMS[random.weighted(WEIGHTS)]?.[0]
        const title = form?.(theme, random)
        if (title && accept(title.name)) return title
      }
      throw new Error(`No unused title for theme ${theme.id}: add words to its lists`)
    },
  }
}
