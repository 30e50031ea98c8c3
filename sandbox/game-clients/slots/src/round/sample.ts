import type { SlotStep } from '@herna/contract/games'
import type { SlotRound, SlotSession } from '../session/index.ts'
import { newState, type SlotState } from './state.ts'

/** Sample replies for tests. */
export const sampleStep = (step: Partial<SlotStep> = {}): SlotStep => ({
  kind: 'spin',
  multiplier: 1,
  grid: [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ],
  wins: [],
  win: 0,
  isFreeSpin: false,
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
  ...step,
})

export const sampleReply = ({ steps, ...reply }: Partial<SlotRound> & { steps?: SlotStep[] } = {}): SlotRound => ({
  roundId: 'round-1',
  gameCode: 'skuska',
  state: 'closed',
  bet: 100,
  staked: 100,
  outcome: { kind: 'slot', steps: steps ?? [sampleStep()] },
  win: 0,
  balanceAfterBet: 900,
  balance: 900,
  playedAt: '2026-03-01T10:00:00.000Z',
  payment: 'balance',
  jackpot: null,
  ...reply,
})

export const sampleSession = (session: Partial<SlotSession> = {}): SlotSession => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  openRound: null,
  bonus: null,
  game: {
    kind: 'slot',
    gameCode: 'skuska',
    name: 'Skúška',
    providerName: 'Štúdio',
    family: 'classic-3x3',
    wins: 'lines',
    reels: 3,
    rows: 3,
    symbols: [0, 1, 2].map((id) => ({
      id,
      role: 'low' as const,
      name: `Symbol ${id}`,
      image: `/art/${id}.webp`,
      pays: [[3, 5]],
    })),
    opening: [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ],
    lines: [[1, 1, 1]],
    ways: null,
    betUnits: 1,
    bets: [50, 100, 200],
    defaultBet: 100,
    rtp: 95.68,
    volatility: 3,
    maxWinMultiple: 500,
    freeSpins: null,
    cascade: null,
    holdAndWin: null,
    theme: {
      background: '#101010',
      surface: '#202020',
      accent: '#ffb224',
      text: '#ffffff',
      backdrop: '/b.webp',
      logo: '/l.webp',
    },
    world: {
      cabinet: 'wood',
      far: { tall: '/far-tall', wide: '/far-wide' },
      middle: { tall: '/middle-tall', wide: '/middle-wide' },
      near: { tall: '/near-tall', wide: '/near-wide' },
      isLight: false,
    },
  },
  ...session,
})

export const sampleState = (state: Partial<SlotState> = {}): SlotState => ({
  ...newState(true),
  session: sampleSession(),
  balance: 1_000,
  bet: 100,
  play: { phase: 'idle' },
  ...state,
})
