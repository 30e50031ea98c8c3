import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/tournaments.json'

/** Words that come with the room, not with every page [P4]. */
export const useTournamentTexts = featureTexts(texts)
