import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/filters.json'

export const useFilterTexts = featureTexts(texts)
