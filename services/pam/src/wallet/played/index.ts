/** Played games by rounds, and results of rounds. Spec 3.42, 7.24, 7.25, 9.6. */
export { addPlayedRoutes } from './played.routes.ts'
