import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/personal-lists.json'

/** They come with the code of the lists, not with every page. */
export const usePersonalTexts = featureTexts(texts)

/** A text outside of React. */
export const personalText = (key: string, values?: Record<string, string | number>): string => usePersonalTexts()(key, values)
