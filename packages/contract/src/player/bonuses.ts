import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { BONUS_STATUSES, GAMING_BONUS_TYPES } from './names.ts'

/**
 * A bonus that the player has or is offered [3.49]. Amounts in cents. `wagering` is what must be bet before bonus money becomes
 * cash.
 */
export const playerBonus = z.object({
  bonusId: z.uuid(),
  templateCode: z.string(),
  title: z.string(),
  status: z.enum(BONUS_STATUSES),
  /** `cash` is not listed to players [4.21]; `bonus` is money to be wagered; the others are gaming bonuses [3.17]. */
  playType: z.enum(['cash', 'bonus', ...GAMING_BONUS_TYPES]),
  /** What was granted; `balance` is what remains of it. */
  amount: checked(z.int(), z.gte(0)),
  balance: checked(z.int(), z.gte(0)),
  wagering: z.nullable(
    z.object({ required: checked(z.int(), z.gte(0)), done: checked(z.int(), z.gte(0)), left: checked(z.int(), z.gte(0)) }),
  ),
  offeredAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
})
/** A bonus that the player has or is offered [3.49]. */
export type PlayerBonus = z.infer<typeof playerBonus>
/** [7.17]: `current` (default): offered, accepted or active; `history`: the others; `all`. */
export const bonusesQuery = z.object({ statusFilter: z._default(z.enum(['current', 'history', 'all']), 'current') })
/** Bonuses of the player [7.17]. */
export const bonusesReply = z.object({ bonuses: z.array(playerBonus) })

/** What the operator defined for bonuses of one kind [3.51]. */
const bonusTemplate = z.object({
  title: z.string(),
  gamingContext: z.nullable(z.object({ selectedGames: z.array(gameCode) })),
})

/** Free spins or golden chips of the player [3.51] [7.16]. */
export const gamingBonus = z.object({
  bonusId: z.uuid(),
  bonusType: z.enum(GAMING_BONUS_TYPES),
  bonusStatus: z.enum(BONUS_STATUSES),
  selectedGames: z.array(gameCode),
  freeSpinsCountRemaining: z.nullable(checked(z.int(), z.gte(0))),
  goldenChips: z.nullable(z.object({ goldenChipsCountRemaining: checked(z.int(), z.gte(0)) })),
  /** Cents bet by one spin or chip. */
  value: checked(z.int(), z.gte(1)),
  endsAt: z.nullable(z.iso.datetime()),
  /** Only with `returnBonusTemplateDetails`. */
  bonusTemplate: z.optional(bonusTemplate),
})
/** Free spins or golden chips of the player [3.51] [7.16]. */
export type GamingBonus = z.infer<typeof gamingBonus>
/** [7.16]: as `bonusesQuery`, optionally with the template of each bonus. */
export const gamingBonusesRequest = z.strictObject({
  returnBonusTemplateDetails: z._default(z.boolean(), false),
  statusFilter: z._default(z.enum(['current', 'history', 'all']), 'current'),
})
/** Gaming bonuses of the player [7.16]. */
export const gamingBonusesReply = z.object({ bonuses: z.array(gamingBonus) })

/** [7.15]: the bonus, and which parts to include. */
export const bonusDetailsQuery = z.object({
  bonusId: z.uuid(),
  returnBonusTemplateDetails: z._default(z.stringbool(), true),
  returnGamingContexts: z._default(z.stringbool(), true),
})
/** One bonus and its template [7.15] [3.51]; `value` in cents. */
export const bonusDetails = z.object({
  bonus: z.object({
    bonusId: z.uuid(),
    status: z.enum(BONUS_STATUSES),
    playType: z.string(),
    templateCode: z.string(),
    freeSpinsCount: z.nullable(z.int()),
    goldenChips: z.nullable(z.object({ goldenChipsCount: z.int() })),
    value: z.nullable(z.int()),
    endsAt: z.nullable(z.iso.datetime()),
  }),
  bonusTemplate: z.nullable(bonusTemplate),
})
/** One bonus and its template [7.15] [3.51]. */
export type BonusDetails = z.infer<typeof bonusDetails>

/** Codes of the bonus templates the player opted in to [7.18]. */
export const optedInReply = z.object({ bonusTemplateOptIns: z.array(z.object({ templateCode: z.string() })) })
/** [7.19] [7.20]: the bonus template to opt in to or out of; repeating has no effect. */
export const optInRequest = z.strictObject({ templateCode: checked(z.string(), z.minLength(1), z.maxLength(60)) })

/**
 * POST /platform/bonuses/:id [7.42] [4.24]: `accept` or `decline` an offer; `cancel` an active bonus, which forfeits its bonus
 * money.
 */
export const bonusAnswer = z.strictObject({ answer: z.enum(['accept', 'decline', 'cancel']) })
/** GET /platform/bonuses/:id/loss: what cancelling would forfeit, in cents; displayed before it is done. */
export const bonusLoss = z.object({
  bonusMoney: checked(z.int(), z.gte(0)),
  freeSpins: checked(z.int(), z.gte(0)),
  goldenChips: checked(z.int(), z.gte(0)),
})
/** GET /platform/bonuses/:id/loss: what cancelling would forfeit, in cents. */
export type BonusLoss = z.infer<typeof bonusLoss>
