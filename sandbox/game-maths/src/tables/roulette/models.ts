import { limitsOf } from '../limits.ts'
import type { RouletteModel } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { rouletteRtp, rouletteSpots } from './play.ts'
import { rouletteSpot } from './spots.ts'

const EUROPEAN = [
  'Koleso má 37 políčok: čísla 1 až 36 a jednu nulu. Každé padne rovnako často.',
  'Stávka na jedno číslo vyhráva 35 : 1, na dvojicu 17 : 1, na trojicu 11 : 1, na štvoricu 8 : 1, na šesticu 5 : 1.',
  'Tucet a stĺpec vyhrávajú 2 : 1. Červená, čierna, párne, nepárne, nízke a vysoké vyhrávajú 1 : 1.',
]
const ALL_LOST =
  'Keď padne nula, stávky na farby, párne a nepárne, nízke a vysoké prehrávajú. Každá stávka vracia v dlhodobom priemere 97,30 %.'
const HALF_BACK =
  'Keď padne nula, zo stávky na farbu, párne a nepárne, nízke a vysoké sa vráti polovica. Tieto stávky vracajú v dlhodobom priemere 98,65 %, ostatné 97,30 %.'

const roulette = (id: string, halfBackOnZero: boolean, minBet: number, maxBet: number): RouletteModel => ({
  kind: 'roulette',
  id,
  halfBackOnZero,
  ...limitsOf(minBet, maxBet),
  stakeStep: 10,
  spots: rouletteSpots(halfBackOnZero),
  rtp: perCent(rouletteRtp(rouletteSpot('straight-0'), halfBackOnZero)),
  maxWinMultiple: 36,
  rules: [...EUROPEAN, halfBackOnZero ? HALF_BACK : ALL_LOST],
})

/** The published RTP is that of a number, the lowest of the layout; even chances under la partage return more. */
export const ROULETTES: readonly RouletteModel[] = [
  roulette('roulette-european-10', false, 10, 20_000),
  roulette('roulette-european-20', false, 20, 50_000),
  roulette('roulette-european-50', false, 50, 100_000),
  roulette('roulette-french-50', true, 50, 100_000),
]
