import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/favourites.json'

export const useFavouritesTexts = featureTexts(texts)
