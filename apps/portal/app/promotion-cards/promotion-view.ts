import type { Promotion } from '@herna/contract/content'
import type { Audience } from '@herna/contract'
import { isPromotionVisible } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'

/** The data of a promotion card [3.29]. */
export interface PromotionCardView {
  slug: string
  title: string
  summary: string
  image: string
  /** ISO UTC; null: no end. */
  endsAt: string | null
  /** Filtered in the browser: the page is the same for everyone [5.5]. */
  visibleTo: Audience
  /** Joined by template or tag [4.22]. */
  templateCode: string | null
  tagName: string | null
}

/** The server renders the view of guests [6.1]. */
const LOGGED_OUT = false

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

/** All current promotions for any audience; the browser filters by audience [5.5] [6.2]. */
export const currentPromotions = (content: ContentSnapshot, now: number): Promotion[] =>
  content.promotions.filter((promotion) => [true, LOGGED_OUT].some((loggedIn) => isPromotionVisible(promotion, loggedIn, now)))

/** Promotions a player can join; the badge counts the joined ones [2.34]. */
export const joinablePromotions = (content: ContentSnapshot, now: number): Pick<Promotion, 'templateCode' | 'tagName'>[] =>
  content.promotions
    .filter((promotion) => isPromotionVisible(promotion, true, now))
    .filter(({ templateCode, tagName }) => templateCode !== null || tagName !== null)
    .map(({ templateCode, tagName }) => ({ templateCode, tagName }))

/** Promotions with this prefix in their tag are tournaments. */
const TOURNAMENT_TAG = 'turnaj'
export const isTournament = ({ tagName }: Pick<Promotion, 'tagName'>): boolean => tagName?.startsWith(TOURNAMENT_TAG) ?? false

/** State of a promotion for a guest. `over`: still reachable by a link. */
export type PromotionState = 'offered' | 'for-players' | 'over' | 'hidden'

export function promotionState(promotion: Promotion, now: number): PromotionState {
  if (isPromotionVisible(promotion, LOGGED_OUT, now)) return 'offered'
  if (isPromotionVisible(promotion, true, now)) return 'for-players'
  return isPromotionVisible({ ...promotion, endsAt: null }, LOGGED_OUT, now) ? 'over' : 'hidden'
}
