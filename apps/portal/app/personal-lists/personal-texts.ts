import { nested } from '../texts/nested.ts'
import { roomTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/personal.json'

/** The words of what is personal come with its code, not with every page. */
export const usePersonalTexts = roomTexts(nested(texts) as Record<string, string>)

/** A text outside of React. */
export const personalText = (key: string, values?: Record<string, string | number>): string => usePersonalTexts()(key, values)
