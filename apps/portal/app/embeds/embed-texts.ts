import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/embeds.json'

export const useEmbedTexts = featureTexts(texts)
