/**
 * The ledger: double entry in integer cents, invariants enforced by the database (`migrations/0003-ledger.sql`). Balances are
 * computed from it [3.49]. Bonuses and tournaments define SQL hooks that run inside the wallet's transaction:
 * `pam.usable_bonuses`, `use_gaming_bonus`, `return_gaming_bonus`, `round_closed`, `payment_posted`.
 */
export { describeBalances, type WalletBalances, readBalances, readWalletBalances } from './balances.store.ts'
export { type BonusMovement, postBonus } from './bonus-postings.ts'
export { reconcile } from './reconcile.ts'
export { lockWallet, openWallet } from './wallets.store.ts'
