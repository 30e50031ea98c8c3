import { createIsBotFromList, list } from 'isbot'

/** Headless browsers are not treated as bots: tests and accessibility tools must see the real pages. */
const HEADLESS_BROWSER = 'headless'

/** Whether the user agent is a crawler or another program [2.25]. */
export const isBot = createIsBotFromList(list.filter((pattern) => pattern !== HEADLESS_BROWSER))
