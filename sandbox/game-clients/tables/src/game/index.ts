// The running table: session, machine, screen, a view per kind. States: round/play.ts. Spec 4.17, 5.4; bars M6, M7, S2, S4.
export { Game } from './game.ts'
