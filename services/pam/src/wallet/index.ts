/** A player's money: the ledger, the calls of game providers, the cashier, what was played. */
export { addWalletPlatformRoutes } from './cashier/index.ts'
export { createGameList } from './games/index.ts'
export { type BonusMovement, describeBalances, lockWallet, openWallet, postBonus, reconcile } from './ledger/index.ts'
export { addWalletOperatorRoutes } from './ledger/reconciliation.routes.ts'
export { addWalletGatewayRoutes } from './routes.ts'
export { reachProviders } from './seamless/providers.ts'
export { addProviderRoutes } from './seamless/wallet.routes.ts'
