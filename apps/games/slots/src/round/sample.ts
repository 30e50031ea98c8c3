import type { RoundReply, SessionReply, SlotStep } from '@herna/contract/games'
import { newTable, type Table } from './play.ts'

/** Replies for tests: shaped as the host's, with numbers that are easy to follow. */
export const sampleStep = (step: Partial<SlotStep> = {}): SlotStep => ({
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

export const sampleReply = (reply: Partial<RoundReply> = {}): RoundReply => ({
  roundId: 'round-1',
  bet: 100,
  steps: [sampleStep()],
  win: 0,
  balanceAfterBet: 900,
  balance: 900,
  ...reply,
})

export const sampleSession = (session: Partial<SessionReply> = {}): SessionReply => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  game: {
    kind: 'slot',
    gameCode: 'skuska',
    name: 'Skúška',
    providerName: 'Štúdio',
    family: 'classic-3x3',
    reels: 3,
    rows: 3,
    symbols: [0, 1, 2].map((id) => ({
      id,
      role: 'low' as const,
      name: `Symbol ${id}`,
      image: `/art/${id}.webp`,
      pays: [[3, 5]],
    })),
    lines: [[1, 1, 1]],
    bets: [50, 100, 200],
    defaultBet: 100,
    rtp: 95.68,
    volatility: 3,
    maxWinMultiple: 500,
    freeSpins: null,
    theme: {
      background: '#101010',
      surface: '#202020',
      accent: '#ffb224',
      text: '#ffffff',
      backdrop: '/b.webp',
      logo: '/l.webp',
    },
  },
  ...session,
})

export const sampleTable = (table: Partial<Table> = {}): Table => ({
  ...newTable(true),
  session: sampleSession(),
  balance: 1_000,
  bet: 100,
  play: { at: 'idle' },
  ...table,
})
