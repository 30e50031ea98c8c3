import { createIsBotFromList, list } from 'isbot'

/** A browser without a window is still a browser: tests and screen-readers' tools see what people see. */
const BROWSER_WITHOUT_WINDOW = 'headless'

/** Crawlers and other programs, by their user agent [2.25]. */
export const isBot = createIsBotFromList(list.filter((pattern) => pattern !== BROWSER_WITHOUT_WINDOW))
