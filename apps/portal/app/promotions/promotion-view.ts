import type { Promotion } from '@herna/contract/content'
import type { Audience } from '@herna/contract'
import { isPromotionVisible } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'

/** What a card shows of a promotion [3.29]. */
export interface PromotionCardView {
  slug: string
  title: string
  summary: string
  image: string
  /** ISO; null: it has no end. */
  endsAt: string | null
  /** Whom the browser shows it to: the page is the same for everybody [5.5]. */
  visibleTo: Audience
  /** What one joins by [4.22]. */
  templateCode: string | null
  tagName: string | null
}

/** What the server draws is what guests see [6.1]. */
const AS_GUEST = false

export const promotionCard = ({
  slug,
  title,
  summary,
  image,
  endsAt,
  visibleTo,
  templateCode,
  tagName,
}: Promotion): PromotionCardView => ({
  slug,
  title,
  summary,
  image,
  endsAt,
  visibleTo,
  templateCode,
  tagName,
})

/** The promotions anybody is offered now; whom each is for is for the browser to know [5.5] [6.2]. */
export const currentPromotions = (content: ContentSnapshot, now: number): Promotion[] =>
  content.promotions.filter((promotion) => [true, AS_GUEST].some((loggedIn) => isPromotionVisible(promotion, loggedIn, now)))

/** What a player may join: the badge counts what they did [2.34]. */
export const joinablePromotions = (content: ContentSnapshot, now: number): Pick<Promotion, 'templateCode' | 'tagName'>[] =>
  content.promotions
    .filter((promotion) => isPromotionVisible(promotion, true, now))
    .filter(({ templateCode, tagName }) => templateCode !== null || tagName !== null)
    .map(({ templateCode, tagName }) => ({ templateCode, tagName }))

/** Promotions with this prefix in their tag are tournaments. */
const TOURNAMENT_TAG = 'turnaj'
export const isTournament = ({ tagName }: Pick<Promotion, 'tagName'>): boolean => tagName?.startsWith(TOURNAMENT_TAG) ?? false

/** How one promotion stands towards a guest: it may be over, but a shared link still tells what it was. */
export type PromotionState = 'offered' | 'for-players' | 'over' | 'hidden'

export function promotionState(promotion: Promotion, now: number): PromotionState {
  if (isPromotionVisible(promotion, AS_GUEST, now)) return 'offered'
  if (isPromotionVisible(promotion, true, now)) return 'for-players'
  return isPromotionVisible({ ...promotion, endsAt: null }, AS_GUEST, now) ? 'over' : 'hidden'
}
