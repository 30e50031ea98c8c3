import {
  isPersonalisedFresh,
  LEAST_PLAYED,
  playerGamesWindow,
  type PersonalisedGames,
  type RecentWin,
  readPersonalised,
  recentWins,
} from '@herna/rules/personal'
import type { PlayerGames } from '@herna/contract/player'
import { askHosts, logFailure, playerView } from '../session/index.ts'
import { isSessionOver, playerPart } from './player-part.ts'
import { tellFetch } from './tell-failure.ts'

/** By the server's clock: the window ends when the gateway says it is [F6]. */
const serverNow = (): number => Date.now() + playerView().clockOffset

/** [4.19] [7.24] */
export const playerGames = playerPart<PlayerGames['results']>(
  'player_games',
  () => askHosts(({ gateway }) => gateway.playerGames(playerGamesWindow(serverNow()), LEAST_PLAYED)),
  () => tellFetch('playerGames', () => void playerGames.load()),
)

/** What was only tried has fewer rounds than [7.24] counts as played: the list of it asks for all, and only where a layout shows it [3.9]. */
export const triedGames = playerPart<PlayerGames['results']>(
  'player_games',
  () => askHosts(({ gateway }) => gateway.playerGames(playerGamesWindow(serverNow()), 1)),
  () => tellFetch('playerGames', () => void triedGames.load()),
)

/** [4.19] [7.25] [9.6] */
export const wins = playerPart<RecentWin[]>(
  'recent_wins',
  async () => recentWins(await askHosts(({ gateway }) => gateway.gameResults(playerGamesWindow(serverNow())))),
  () => tellFetch('recentWins', () => void wins.load()),
)

/** [9.11] */
const PERSONALISED_KEY = 'personalized-games'

/** Known once the player's data came; a list that is asked for sooner asks for it itself. */
async function ownId(): Promise<string> {
  const { data } = playerView()
  const known = data?.overview.value?.userId ?? data?.info.value?.userId
  return known ?? (await askHosts(({ gateway }) => gateway.clientOverview())).userId
}

/** The list of the personalisation service [7.35], from what is kept until its time passes [3.43] [4.40]; when it fails, what is kept serves on [8.29]. The machine keeps whose it is by the opaque id alone: no name is left in a shared browser. */
export const personalised = playerPart<readonly string[]>('personalized_games', async () => {
  let kept: PersonalisedGames | null = null
  try {
    const userId = await ownId()
    kept = readPersonalised(read(), userId)
    if (kept && isPersonalisedFresh(kept, Date.now())) return kept.recommendations
    const { recommendations, duration } = await askHosts(({ gateway }) => gateway.personalisedGames(userId))
    write(JSON.stringify({ userId, recommendations, duration, storedAt: Date.now() }))
    return recommendations
  } catch (error) {
    if (isSessionOver(error)) throw error
    logFailure('personalized_games', error)
    tellFetch('personalised', () => void personalised.load())
    if (kept) return kept.recommendations
    throw error
  }
})

/** The player has left: nothing of theirs stays on the machine. */
export function forgetPersonalised(): void {
  personalised.clear()
  try {
    localStorage.removeItem(PERSONALISED_KEY)
  } catch {
    // Blocked: then nothing was kept either [F7].
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(PERSONALISED_KEY)
  } catch {
    return null
  }
}
function write(text: string): void {
  try {
    localStorage.setItem(PERSONALISED_KEY, text)
  } catch {
    // Blocked or full: asked for again on the next page [F7].
  }
}
