import type { TestPlayer } from './player.ts'
import { inSession, type Play, type WalletClient } from './wallet-client.ts'

export interface Tools {
  client: WalletClient
  player: TestPlayer
  /** A session of the game, by a token of its own. */
  play(gameCode?: string): Promise<Play>
}

/** One sentence of the contract, and what shows that it holds. */
export interface Check {
  says: string
  run(tools: Tools): Promise<void>
  /** Needs a player who can leave. */
  leaves?: true
}

export const toolsOf = (client: WalletClient, player: TestPlayer): Tools => ({
  client,
  player,
  async play(gameCode = client.target.gameCode) {
    const session = await client.ask('openSession', { launchToken: await player.launchToken(), gameCode })
    return inSession(client, session, gameCode)
  },
})

export interface Result {
  says: string
  outcome: 'holds' | 'fails' | 'skipped'
  why: string | null
}

/** One after the other: they share the player's money. */
export async function runChecks(checks: readonly Check[], tools: Tools, onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = []
  for (const { says, run, leaves } of checks) {
    let result: Result = { says, outcome: 'holds', why: null }
    if (leaves && tools.player.leave === null) result = { says, outcome: 'skipped', why: 'no way to log the player out' }
    else
      await run(tools).catch((error: unknown) => {
        result = { says, outcome: 'fails', why: error instanceof Error ? error.message : String(error) }
      })
    results.push(result)
    onResult(result)
  }
  return results
}
