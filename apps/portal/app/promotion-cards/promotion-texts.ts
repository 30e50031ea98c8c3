import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/promotions.json'

/** Texts that load with this feature, not with every page [P4]. */
export const usePromotionTexts = featureTexts(texts)
