import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/personal-lists.json'

/** They come with the code of the lists, not with every page. */
export const usePersonalTexts = () => personalText

/** A text outside of React. */
export const personalText = featureTranslator(texts)
