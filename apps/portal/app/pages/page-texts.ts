import { roomTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/pages.json'

export const usePageTexts = roomTexts(texts)
