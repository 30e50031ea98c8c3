import { type CrashOutcome, type CrashTable, crashTable, type RoundReply } from '@herna/contract/games'
import { CRASH, type RealPlay } from '../real-play.fixture.ts'
import { type CrashRound, readNewestRounds } from './crash-rounds.store.ts'
import { KNOWN_AFTER_MS } from './crash-state.ts'

export const crashOf = ({ outcome }: RoundReply): CrashOutcome => {
  if (outcome.kind !== 'crash') throw new Error(`a round of ${outcome.kind}`)
  return outcome
}

/** The table as a session sees it. */
export async function tableOf(real: RealPlay, token: string, query = ''): Promise<CrashTable> {
  const { status, body } = await real.get<unknown>(token, `/api/crash-table${query}`)
  if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`)
  return crashTable.parse(body)
}

/** When players may know the end of a round. */
export const knownAt = ({ crashesAt }: CrashRound): Date => new Date(crashesAt.getTime() + KNOWN_AFTER_MS)

/** The round as it is stored, with what players must not know yet. */
export async function storedRound(real: RealPlay, gameCode = CRASH): Promise<CrashRound> {
  const [round] = await readNewestRounds(real.host.database.pool, gameCode, 1)
  if (!round) throw new Error('the game has no round')
  return round
}

/** Advances the clock to a moment of the running round; it never goes back. */
export async function passTo(real: RealPlay, token: string, moment: Date): Promise<void> {
  const { now } = await tableOf(real, token)
  real.advanceTime(Math.max(0, moment.getTime() - Date.parse(now)))
}

/** Advances the clock to the next betting. */
export async function toNextBetting(real: RealPlay, token: string): Promise<CrashTable> {
  await tableOf(real, token)
  await passTo(real, token, (await storedRound(real)).endsAt)
  return tableOf(real, token)
}

/** Advances the clock to a betting whose flight reaches that multiple (hundredths); the test knows it, players do not. */
export async function toFlightOf(real: RealPlay, token: string, multiple: number): Promise<CrashTable> {
  for (;;) {
    const table = await toNextBetting(real, token)
    if ((await storedRound(real)).crashPoint >= multiple) return table
  }
}
