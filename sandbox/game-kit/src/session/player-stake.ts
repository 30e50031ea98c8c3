import type { RoundReply } from '@herna/contract/games'

/** Cents of a round's stakes that the player paid: a gaming bonus pays the first stake, never added ones. */
export const playerStakeOf = ({ payment, staked, bet }: Pick<RoundReply, 'payment' | 'staked' | 'bet'>): number =>
  payment === 'balance' ? staked : staked - bet
