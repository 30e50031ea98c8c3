import { chat } from '@herna/contract/chat'
import type { Address } from '@herna/contract/operation'
import { gateway, platform } from '@herna/contract/player'
import { portal } from '@herna/contract/portal'

/** Calls of the embedded apps: each × every fault at their client in `embed-calls.test.ts`; their screens say which one it was [8.7]. */
export const CALLED_BY_EMBEDS: Address[] = [
  platform.acceptTerms,
  platform.messageHistory,
  platform.readMessages,
  platform.account,
  platform.answerPendingLimits,
  platform.changeAccount,
  platform.changePassword,
  platform.checkPassword,
  platform.confirmSecondFactor,
  platform.deposit,
  platform.endSession,
  platform.exclude,
  platform.panicButton,
  platform.payments,
  platform.register,
  platform.renewRecoveryCodes,
  platform.resetPassword,
  platform.rounds,
  platform.sendResetCode,
  platform.sendUnlockCode,
  platform.sendVerification,
  platform.sessions,
  platform.setLimit,
  platform.setUpSecondFactor,
  platform.statement,
  platform.switchOffSecondFactor,
  platform.terms,
  platform.unlock,
  platform.verifyEmail,
  platform.withdraw,
]

/** Calls of the page that repeat a behaviour of the table: each × every fault at their client in `portal-calls.test.ts`. */
export const OF_CLIENTS_ONLY: Address[] = [
  gateway.setMarketingTags,
  gateway.optOut,
  gateway.tournaments,
  gateway.leaderboard,
  gateway.joinTournament,
  platform.nativeLogin,
  platform.reauthenticate,
  platform.playSession,
  platform.answerBonus,
  platform.bonusLoss,
  platform.cookieConsent,
  platform.confirmWaitingMessage,
  chat.endSession,
  chat.sendMessage,
  chat.markRead,
  chat.close,
  chat.recordTrigger,
  portal.latestBuild,
  portal.unlockPlay,
]
