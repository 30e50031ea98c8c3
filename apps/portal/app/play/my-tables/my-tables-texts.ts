import { featureTexts } from '../../texts/index.ts'
import texts from '../../texts/sk-SK/my-tables.json'

export const useMyTablesTexts = featureTexts(texts)
