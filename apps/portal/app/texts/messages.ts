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
import { nestMessages } from './nested.ts'

export const LOCALE = 'sk-SK'
/** Fixed time zone, so that the server and every browser format dates and times the same. */
export const TIME_ZONE = 'Europe/Bratislava'

/** Texts that every page may need, by feature, in the only locale [0.1]; other features load their own (`featureTexts`). Error texts have their full keys of section 8, with dots. */
export const skMessages = nestMessages({
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
