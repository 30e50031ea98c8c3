/** What a player played: games by rounds, and results of rounds, from the wallet's own. Spec 3.42, 7.24, 7.25, 9.6. */
export { addPlayedRoutes } from './played.routes.ts'
