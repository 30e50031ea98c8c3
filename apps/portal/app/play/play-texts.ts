import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/play.json'

export const usePlayTexts = featureTexts(texts)
