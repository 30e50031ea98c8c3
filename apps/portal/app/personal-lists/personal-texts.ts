import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/personal-lists.json'

/** Texts bundled with the code of the lists, not with every page. */
export const usePersonalTexts = () => personalText

/** Translator for use outside React. */
export const personalText = featureTranslator(texts)
