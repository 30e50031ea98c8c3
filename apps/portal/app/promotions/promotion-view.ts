import type { Promotion } from '@herna/contract/content'
import { isPromotionVisible } from '@herna/rules'
import type { ContentSnapshot } from '../wires/content-access.ts'

/** What a card shows of a promotion [3.29]. */
export interface PromotionCardView {
  slug: string
  title: string
  summary: string
  image: string
  /** ISO; null: it has no end. */
  endsAt: string | null
}

/** Pages are the same for every visitor; until players can log in, everybody is a guest [6.1]. */
const AS_GUEST = false

export const promotionCard = ({ slug, title, summary, image, endsAt }: Promotion): PromotionCardView => ({
  slug,
  title,
  summary,
  image,
  endsAt,
})

/** The promotions a guest is offered now, in the editor's order [5.5] [6.5]. */
export const visiblePromotions = (content: ContentSnapshot, now: number): Promotion[] =>
  content.promotions.filter((promotion) => isPromotionVisible(promotion, AS_GUEST, now))

/** Promotions with this prefix in their tag are tournaments. */
const TOURNAMENT_TAG = 'turnaj'
export const isTournament = ({ tagName }: Pick<Promotion, 'tagName'>): boolean => tagName?.startsWith(TOURNAMENT_TAG) ?? false

/** How one promotion stands towards a guest: it may be over, but a shared link still tells what it was. */
export type PromotionState = 'offered' | 'over' | 'hidden'

export function promotionState(promotion: Promotion, now: number): PromotionState {
  if (isPromotionVisible(promotion, AS_GUEST, now)) return 'offered'
  return isPromotionVisible({ ...promotion, endsAt: null }, AS_GUEST, now) ? 'over' : 'hidden'
}
