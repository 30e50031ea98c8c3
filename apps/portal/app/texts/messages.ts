import catalogue from './sk-SK/catalogue.json'
import errorPage from './sk-SK/error-page.json'
import errors from './sk-SK/errors.json'
import footer from './sk-SK/footer.json'
import frame from './sk-SK/frame.json'
import game from './sk-SK/game.json'
import general from './sk-SK/general.json'
import jackpots from './sk-SK/jackpots.json'
import lobby from './sk-SK/lobby.json'
import search from './sk-SK/search.json'
import winners from './sk-SK/winners.json'
import { nested } from './nested.ts'

export const LOCALE = 'sk-SK'
/** The zone players live in: dates and times read the same on the server and in every browser. */
export const TIME_ZONE = 'Europe/Bratislava'

/** Texts of what every page shows, by room, in the one locale there is [0.1]; other rooms bring theirs (`featureTexts`); error texts under their full keys of section 8. Error keys may be written with dots. */
export const skMessages = nested({
  ...errors,
  catalogue,
  'error-page': errorPage,
  footer,
  frame,
  game,
  general,
  jackpots,
  lobby,
  search,
  winners,
})
