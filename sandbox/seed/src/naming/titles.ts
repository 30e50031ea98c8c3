import { fold } from '../language/folding.ts'
import type { Random } from '../random.ts'
import type { Theme } from '../themes/theme.ts'
import { FORMS, type Title } from './forms.ts'

const MAX_LENGTH = 45
const WEIGHTS = FORMS.map(([, weight]) => weight)

/** Generates titles that are unique regardless of case and diacritics. */
export function titleMaker(taken: Iterable<string>) {
  const used = new Set([...taken].map(fold))
  const accept = (name: string): boolean => {
    const key = fold(name)
    if (used.has(key) || name.length > MAX_LENGTH) return false
    used.add(key)
    return true
  }
  return {
    accept,
    /** Retries until a title is unique; throws when the theme's word list is exhausted. */
    draw(words: Theme, random: Random): Title {
      for (let attempt = 0; attempt < 400; attempt++) {
        const form = FORMS[random.weighted(WEIGHTS)]?.[0]
        const title = form?.(words, random)
        if (title && accept(title.name)) return title
      }
      throw new Error(`No new title left in theme ${words.id}`)
    },
  }
}
