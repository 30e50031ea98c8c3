/**
 * The play-money cashier, the statement per round, and the play-session totals shown above a running game (§ 32 (1)). Payments
 * exist in the sandbox only: real ones are an operator's own service.
 */
export { addWalletPlatformRoutes } from './cashier.routes.ts'
