import { nested } from '../texts/nested.ts'
import { roomTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/bonuses.json'

export const useBonusTexts = roomTexts(nested(texts) as Record<string, string>)

/** A text outside of React. */
export const bonusText = (key: string, values?: Record<string, string | number>): string => useBonusTexts()(key, values)
