import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/bonuses.json'

export const useBonusTexts = () => bonusText

/** A text outside of React. */
export const bonusText = featureTranslator(texts)
