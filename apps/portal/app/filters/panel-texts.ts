import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/filter-panel.json'

/** The words of the panel come with its code, not with the page. */
export const usePanelTexts = featureTexts(texts)
