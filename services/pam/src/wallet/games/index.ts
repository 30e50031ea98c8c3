/** The games as the content service lists them: name, type, maker, shelves. Kept in memory, asked for again when a minute old (304 while nothing changed);
 *  what was read last stays good when content is silent, and nothing is known (null) before it ever answered. Spec 7.29; used by [7.25] [7.35], exclusions of a game type. */
export { createGameList } from './game-list.ts'
