/** The play-money cashier and the statement per round, as the player's account shows them; what the bar over a running game shows (§ 32 (1)).
 *  Payments exist in the sandbox alone: real ones are another operator's service. */
export { addWalletPlatformRoutes } from './cashier.routes.ts'
