import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/pages.json'

export const usePageTexts = featureTexts(texts)
