/** The wallet: ledger, game providers' calls, cashier, played games. */
export { addWalletPlatformRoutes } from './cashier/index.ts'
export { createGameList } from './games/index.ts'
export { type BonusMovement, describeBalances, lockWallet, openWallet, postBonus, reconcile } from './ledger/index.ts'
export { addWalletOperatorRoutes } from './ledger/reconciliation.routes.ts'
export { addWalletGatewayRoutes } from './routes.ts'
export { admitProviders, callerOf } from './seamless/admit-signed.ts'
export { resolveProviders } from './seamless/providers.ts'
export { addProviderRoutes } from './seamless/wallet.routes.ts'
