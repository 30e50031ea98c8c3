import { featureTexts, featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/chat.json'

/** Texts of the chat. */
export const useChatTexts = featureTexts(texts)
/** The same outside React. */
export const chatText = featureTranslator(texts)
