import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/bonuses.json'

export const useBonusTexts = () => bonusText

/** Translator for use outside React. */
export const bonusText = featureTranslator(texts)
