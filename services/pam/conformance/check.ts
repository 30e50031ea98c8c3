import type { TestPlayer } from './player.ts'
import { inSession, type Play, type WalletClient } from './wallet-client.ts'

export interface CheckContext {
  client: WalletClient
  player: TestPlayer
  /** Opens a session of the game with a new launch token. */
  play(gameCode?: string): Promise<Play>
}

/** One requirement of the contract and its check. */
export interface Check {
  title: string
  run(tools: CheckContext): Promise<void>
  /** Requires a player who can log out. */
  needsLogout?: true
}

export const contextOf = (client: WalletClient, player: TestPlayer): CheckContext => ({
  client,
  player,
  async play(gameCode = client.target.gameCode) {
    const session = await client.call('openSession', { launchToken: await player.launchToken(), gameCode })
    return inSession(client, session, gameCode)
  },
})

export interface Result {
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  reason: string | null
}

/** Runs checks sequentially: they share the player's balance. */
export async function runChecks(
  checks: readonly Check[],
  tools: CheckContext,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = []
  for (const { title, run, needsLogout } of checks) {
    let result: Result = { title, outcome: 'passed', reason: null }
    if (needsLogout && tools.player.logOut === null)
      result = { title, outcome: 'skipped', reason: 'no way to log the player out' }
    else
      await run(tools).catch((error: unknown) => {
        result = { title, outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
      })
    results.push(result)
    onResult(result)
  }
  return results
}
