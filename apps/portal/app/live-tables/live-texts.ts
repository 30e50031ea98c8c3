import { featureTexts, featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/live-tables.json'

/** Texts of live tables. */
export const useLiveTexts = featureTexts(texts)
/** The same outside React. */
export const liveText = featureTranslator(texts)
