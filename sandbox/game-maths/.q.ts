import { buildModel } from './src/build-model.ts'
import { standardDeviation } from './src/deviation.ts'
import { exactRtp } from './src/rtp.ts'
import { toNumber } from './src/rational.ts'
import { highestRound } from './src/highest/highest-round.ts'
import { JACKPOT_RECIPES } from './src/recipes/jackpot.ts'
import { TRAIL_RECIPES } from './src/recipes/trail.ts'
import { STICKY_RECIPES } from './src/recipes/sticky.ts'
const B = [0,2.6,4.2,7,11,1e9]
for (const r of [...JACKPOT_RECIPES, ...TRAIL_RECIPES, ...STICKY_RECIPES]) {
  const m = buildModel(r); const d = standardDeviation(m)
  const ok = d >= B[r.volatility-1]! && d < B[r.volatility]!
  const max = toNumber(highestRound(m).multiple)
  const trig = 0
  console.log(ok && max>=100 ? '  ' : 'XX', r.id, (toNumber(exactRtp(m))*100).toFixed(2), 'sd', d.toFixed(2), 'max', max.toFixed(1))
}
