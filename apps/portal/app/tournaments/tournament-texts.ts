import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/tournaments.json'

/** Texts bundled with the feature, not with every page [P4]. */
export const useTournamentTexts = () => tournamentText

/** Translator for use outside React. */
export const tournamentText = featureTranslator(texts)
