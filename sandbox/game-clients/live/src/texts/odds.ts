import type { SpotDefinition } from '@herna/contract/games'
import { numberText } from '@herna/game-kit'

const odds = (paysToOne: number): string => `${numberText(paysToOne)}\u00a0:\u00a01`

/** What a spot pays, a line for each different odds: `8 : 1`, or `súčet 6 · 0,5 : 1`. */
export const oddsLines = ({ paysToOne, payouts }: SpotDefinition): string[] =>
  payouts ? payouts.map((payout) => `${payout.outcome} · ${odds(payout.paysToOne)}`) : [odds(paysToOne)]

/** All odds of a spot on one line, without the outcomes. */
export const oddsBriefly = ({ paysToOne, payouts }: SpotDefinition): string =>
  `${(payouts ?? [{ paysToOne }]).map((payout) => numberText(payout.paysToOne)).join('/')}\u00a0:\u00a01`
