import { roomTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/play.json'

export const usePlayTexts = roomTexts(texts)
