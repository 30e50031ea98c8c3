/**
 * The seamless wallet: how a game provider places bets, credits wins and rolls back at the PAM. Calls are signed and idempotent.
 * Served by services/pam under `/wallet/v1`. Amounts are integer cents. Decisions on games; bars M1–M7, M12. For servers only:
 * `signature.ts` requires Node.
 */
export {
  type BalanceReply,
  balanceReply,
  balanceRequest,
  type BetRequest,
  betRequest,
  type FavouriteRequest,
  MAX_CHECKED_SESSIONS,
  type OpenWalletSession,
  openWalletSession,
  reportQuery,
  type PlayLimit,
  playLimit,
  type RollbackRequest,
  rollbackRequest,
  roundQuery,
  type RoundState,
  roundState,
  type TransactionReply,
  transactionReply,
  type UsableBonus,
  usableBonus,
  type WalletBalance,
  walletBalance,
  type WalletReport,
  walletReport,
  type WalletSession,
  walletSession,
  type WinRequest,
  winRequest,
} from './calls.ts'
export {
  LAUNCH_TOKEN_SECONDS,
  type Payment,
  SIGNATURE_WINDOW_SECONDS,
  WALLET_ERROR_CODES,
  WALLET_HEADERS,
  WALLET_PREFIX,
  type WalletErrorCode,
} from './names.ts'
export { isSignedBy, type Signed, signRequest } from './signature.ts'
export * as wallet from './operations.ts'
