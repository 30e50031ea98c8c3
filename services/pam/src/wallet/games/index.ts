/**
 * The game list of the content service: name, type, provider, collections. Cached in memory, revalidated after a minute (304
 * while unchanged); the last list is used while the content service is unreachable, null before the first read. Spec 7.29; used
 * by [7.25] [7.35], exclusions of a game type.
 */
export { createGameList } from './game-list.ts'
