import { blankGame } from '@herna/contract/content'
import { tableModel } from '@herna/game-maths/tables'
import { slugOf } from '../language/folding.ts'
import { euros } from '../language/money.ts'
import { randomOf } from '../random.ts'
import { type Entry, infoOf } from './entry.ts'
import { drawCommercialTier, drawPromotionLevel, releaseDate } from './ranking.ts'
import { TABLE_FAMILIES, type TableFamily } from './table-list.ts'

export const tableEntries = (accept: (name: string) => boolean, studios: readonly string[]): Entry[] =>
  TABLE_FAMILIES.flatMap((family) => family.games.filter(([name]) => accept(name)).map((row) => tableEntry(family, row, studios)))

/** Bets, RTP and the maximum win come from the model. Volatility is null because it depends on the chosen bets. */
function tableEntry(
  { motifs, theme }: TableFamily,
  [name, modelId, sentence]: TableFamily['games'][number],
  studios: readonly string[],
): Entry {
  const random = randomOf(`table ${name}`)
  const { minBet, maxBet, rtp, maxWinMultiple } = tableModel(modelId)
  const provider = name === 'Blackjack Klasik' ? 'linka' : random.pick(studios)
  const game = {
    ...blankGame({ gameCode: slugOf(name), name, provider, type: 'Table' as const }),
    minBet,
    maxBet,
    maxWin: Math.round(maxBet * maxWinMultiple),
    rtp,
    demoEnabled: true,
    realEnabled: true,
    commercialTier: drawCommercialTier(random),
    promotionLevel: drawPromotionLevel(random),
    releasedOn: releaseDate(60 + random.int(2500)),
  }
  const text = `${sentence} Stavíte od ${euros(minBet)} do ${euros(maxBet)}.`
  return { game, info: infoOf(game, text, null, []), motifs, variantId: modelId, themes: [theme] }
}
