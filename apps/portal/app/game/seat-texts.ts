import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/live-seats.json'

/** Texts of the player's seats at live tables and of similar tables. */
export const useSeatTexts = featureTexts(texts)
