import type { RoundReply } from '@herna/contract/games'

/** What of a round's stakes the player paid: a free spin or golden chip pays the first one, never what was added to it. */
export const playerStakeOf = ({ payment, staked, bet }: Pick<RoundReply, 'payment' | 'staked' | 'bet'>): number =>
  payment === 'balance' ? staked : staked - bet
