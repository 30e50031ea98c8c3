import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/tournaments.json'

/** Texts that come with the feature, not with every page [P4]. */
export const useTournamentTexts = () => tournamentText

/** A text outside of React. */
export const tournamentText = featureTranslator(texts)
