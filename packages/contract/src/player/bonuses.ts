import { z } from 'zod'
import { gameCode } from '../content/game.ts'
import { BONUS_STATUSES, GAMING_BONUS_TYPES } from './names.ts'

/** A bonus the player has or is offered [3.49]. Amounts in cents. `wagering` is what must be staked before bonus money becomes cash. */
export const playerBonus = z.object({
  bonusId: z.uuid(),
  templateCode: z.string(),
  title: z.string(),
  status: z.enum(BONUS_STATUSES),
  /** `cash` is not listed to players [4.21]; `bonus`: money that is wagered; the rest are gaming bonuses [3.17]. */
  playType: z.enum(['cash', 'bonus', ...GAMING_BONUS_TYPES]),
  /** What was given, and what is left of it. */
  amount: z.int().min(0),
  balance: z.int().min(0),
  wagering: z.object({ required: z.int().min(0), done: z.int().min(0), left: z.int().min(0) }).nullable(),
  offeredAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
})
export type PlayerBonus = z.infer<typeof playerBonus>
/** [7.17]: `current` is what is offered, accepted or active; `history` the rest; `all`. */
export const bonusesQuery = z.object({ statusFilter: z.enum(['current', 'history', 'all']).default('current') })
export const bonusesReply = z.object({ bonuses: z.array(playerBonus) })

/** What the operator laid down for bonuses of one kind [3.51]. */
const bonusTemplate = z.object({
  title: z.string(),
  gamingContext: z.object({ selectedGames: z.array(gameCode) }).nullable(),
})

/** [3.51] [7.16]. */
export const gamingBonus = z.object({
  bonusId: z.uuid(),
  bonusType: z.enum(GAMING_BONUS_TYPES),
  bonusStatus: z.enum(BONUS_STATUSES),
  selectedGames: z.array(gameCode),
  freeSpinsCountRemaining: z.int().min(0).nullable(),
  goldenChips: z.object({ goldenChipsCountRemaining: z.int().min(0) }).nullable(),
  /** Cents a spin or chip stakes. */
  value: z.int().min(1),
  endsAt: z.iso.datetime().nullable(),
  /** With `returnBonusTemplateDetails` only. */
  bonusTemplate: bonusTemplate.optional(),
})
export type GamingBonus = z.infer<typeof gamingBonus>
export const gamingBonusesRequest = z.strictObject({
  returnBonusTemplateDetails: z.boolean().default(false),
  statusFilter: z.enum(['current', 'history', 'all']).default('current'),
})
export const gamingBonusesReply = z.object({ bonuses: z.array(gamingBonus) })

/** [7.15]. */
export const bonusDetailsQuery = z.object({
  bonusId: z.uuid(),
  returnBonusTemplateDetails: z.stringbool().default(true),
  returnGamingContexts: z.stringbool().default(true),
})
export const bonusDetails = z.object({
  bonus: z.object({
    bonusId: z.uuid(),
    status: z.enum(BONUS_STATUSES),
    playType: z.string(),
    templateCode: z.string(),
    freeSpinsCount: z.int().nullable(),
    goldenChips: z.object({ goldenChipsCount: z.int() }).nullable(),
    value: z.int().nullable(),
    endsAt: z.iso.datetime().nullable(),
  }),
  bonusTemplate: bonusTemplate.nullable(),
})
export type BonusDetails = z.infer<typeof bonusDetails>

/** [7.18]–[7.20]. Opting in twice is opting in. */
export const optedInReply = z.object({ bonusTemplateOptIns: z.array(z.object({ templateCode: z.string() })) })
export const optInRequest = z.strictObject({ templateCode: z.string().min(1).max(60) })

/** POST /platform/bonuses/:id [7.42] [4.24]: `accept`, `decline`; `cancel` gives up an active one: its bonus money is lost. */
export const bonusAnswer = z.strictObject({ answer: z.enum(['accept', 'decline', 'cancel']) })
/** GET /platform/bonuses/:id/loss: what cancelling would lose, in cents, shown before it is done. */
export const bonusLoss = z.object({ bonusMoney: z.int().min(0), freeSpins: z.int().min(0), goldenChips: z.int().min(0) })
export type BonusLoss = z.infer<typeof bonusLoss>
