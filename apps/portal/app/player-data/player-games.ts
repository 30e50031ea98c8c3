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
import { callHosts, logFailure, playerView } from '../session/index.ts'
import { isSessionOver, playerPart } from './player-part.ts'
import { notifyFetchFailed } from './notify-failure.ts'

/** Epoch ms by the server's clock: the requested window ends at the gateway's time [F6]. */
const serverNow = (): number => Date.now() + playerView().clockOffset

/** [4.19] [7.24] */
export const playerGames = playerPart<PlayerGames['results']>(
  'player_games',
  () => callHosts(({ gateway }) => gateway.playerGames(playerGamesWindow(serverNow()), LEAST_PLAYED)),
  () => notifyFetchFailed('playerGames', () => void playerGames.load()),
)

/** Tried games have fewer rounds than [7.24] counts as played, so this requests all; only loaded where a layout shows them [3.9]. */
export const triedGames = playerPart<PlayerGames['results']>(
  'player_games',
  () => callHosts(({ gateway }) => gateway.playerGames(playerGamesWindow(serverNow()), 1)),
  () => notifyFetchFailed('playerGames', () => void triedGames.load()),
)

/** [4.19] [7.25] [9.6] */
export const wins = playerPart<RecentWin[]>(
  'recent_wins',
  async () => recentWins(await callHosts(({ gateway }) => gateway.gameResults(playerGamesWindow(serverNow())))),
  () => notifyFetchFailed('recentWins', () => void wins.load()),
)

/** [9.11] */
const PERSONALISED_KEY = 'personalized-games'

/** From the loaded player data, or requested if that is not loaded yet. */
async function currentUserId(): Promise<string> {
  const { data } = playerView()
  const userId = data?.overview.value?.userId ?? data?.info.value?.userId
  return userId ?? (await callHosts(({ gateway }) => gateway.clientOverview())).userId
}

/** The list of the personalisation service [7.35], cached in localStorage until it expires [3.43] [4.40]; an expired list stays in use when the service fails [8.29]. The cache identifies the player only by the opaque id, because browsers may be shared. */
export const personalisedGames = playerPart<readonly string[]>('personalized_games', async () => {
  let cachedGames: PersonalisedGames | null = null
  try {
    const userId = await currentUserId()
    cachedGames = readPersonalised(readStoredGames(), userId)
    if (cachedGames && isPersonalisedFresh(cachedGames, Date.now())) return cachedGames.recommendations
    const { recommendations, duration } = await callHosts(({ gateway }) => gateway.personalisedGames(userId))
    storeGames(JSON.stringify({ userId, recommendations, duration, storedAt: Date.now() }))
    return recommendations
  } catch (error) {
    if (isSessionOver(error)) throw error
    logFailure('personalized_games', error)
    notifyFetchFailed('personalised', () => void personalisedGames.load())
    if (cachedGames) return cachedGames.recommendations
    throw error
  }
})

/** Clears the list and its cache at logout. */
export function clearPersonalised(): void {
  personalisedGames.clear()
  try {
    localStorage.removeItem(PERSONALISED_KEY)
  } catch {
    // Blocked: nothing was stored either [F7].
  }
}

function readStoredGames(): string | null {
  try {
    return localStorage.getItem(PERSONALISED_KEY)
  } catch {
    return null
  }
}
function storeGames(text: string): void {
  try {
    localStorage.setItem(PERSONALISED_KEY, text)
  } catch {
    // Blocked or full: fetched again on the next page [F7].
  }
}
