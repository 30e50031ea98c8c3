import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/promotions.json'

/** Words that come with the room, not with every page [P4]. */
export const usePromotionTexts = featureTexts(texts)
