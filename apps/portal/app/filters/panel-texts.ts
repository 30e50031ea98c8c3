import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/filter-panel.json'

/** Texts bundled with the panel's code, not with every page. */
export const usePanelTexts = featureTexts(texts)
