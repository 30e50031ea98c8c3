import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/bonuses.json'

export const useBonusTexts = featureTexts(texts)

/** A text outside of React. */
export const bonusText = (key: string, values?: Record<string, string | number>): string => useBonusTexts()(key, values)
