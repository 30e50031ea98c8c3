import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/search-panel.json'

/** Texts bundled with the panel's code, not with every page. */
export const usePanelTexts = featureTexts(texts)
