// Waiting that a player may skip.
export { pause } from './pause.ts'
