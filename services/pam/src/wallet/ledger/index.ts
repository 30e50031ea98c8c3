/** The ledger: double entry in integer cents, invariants in the database (`migrations/0003-ledger.sql`). Balances are folds of it [3.49].
 *  Bonuses and tournaments define hooks in SQL: `pam.usable_bonuses`, `use_gaming_bonus`, `return_gaming_bonus`,
 *  `round_closed`, `payment_posted`; they run inside the wallet's own transaction. */
export { describeBalances, type Purse, readBalances, readPurse } from './balances.store.ts'
export { type BonusMovement, postBonus } from './bonus-postings.ts'
export { reconcile } from './reconcile.ts'
export { lockWallet, openWallet } from './wallets.store.ts'
