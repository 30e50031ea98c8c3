import type { Audience } from '@herna/contract'

/**
 * Whether a visitor sees an item with this audience [6.5] [5.5]: hidden when it is set, not `All` and differs from the visitor's
 * state.
 */
export const isVisibleTo = (audience: Audience | null | undefined, loggedIn: boolean): boolean =>
  !audience || audience === 'All' || (audience === 'LoggedIn') === loggedIn

interface Timed {
  visibleTo: Audience
  startsAt: string | null
  endsAt: string | null
}

/** Whether a promotion is offered at `now` (ms): to its audience [5.5], from its start until its end. */
export const isPromotionVisible = (promotion: Timed, loggedIn: boolean, now: number): boolean =>
  isVisibleTo(promotion.visibleTo, loggedIn) &&
  (promotion.startsAt === null || Date.parse(promotion.startsAt) <= now) &&
  (promotion.endsAt === null || now < Date.parse(promotion.endsAt))
