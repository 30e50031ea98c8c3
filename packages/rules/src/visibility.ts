import type { Audience } from '@herna/contract'

/** Who sees a thing that an editor kept for some [6.5]: hidden when its audience is not all and differs from the visitor's state [5.5]. */
export const isVisibleTo = (audience: Audience | null | undefined, loggedIn: boolean): boolean =>
  !audience || audience === 'All' || (audience === 'LoggedIn') === loggedIn

interface Timed {
  visibleTo: Audience
  startsAt: string | null
  endsAt: string | null
}

/** A promotion is offered to its audience [5.5], from its start until its end. */
export const isPromotionVisible = (promotion: Timed, loggedIn: boolean, now: number): boolean =>
  isVisibleTo(promotion.visibleTo, loggedIn) &&
  (promotion.startsAt === null || Date.parse(promotion.startsAt) <= now) &&
  (promotion.endsAt === null || now < Date.parse(promotion.endsAt))
