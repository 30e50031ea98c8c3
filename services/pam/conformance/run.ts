/**
 * Holds any wallet against the contract (`docs/wallet.md`), over HTTP:
 *   node services/pam/conformance/run.ts --wallet http://localhost:4000 --provider sandbox --secret-file .data/wallet-sandbox.key \
 *     --house-player hrac:Skusobna-Jazda-7
 * For a wallet of somebody else, the player's launch tokens come from a command that prints one: --launch-token-command '…', and
 * --leave-command '…' logs that player out. The player holds at least 100 €; what is staked is lost.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runChecks, toolsOf } from './check.ts'
import { CHECKS } from './checks.ts'
import { playerOfCommands, playerOfHouse, type TestPlayer } from './player.ts'
import { createWalletClient } from './wallet-client.ts'

const { values } = parseArgs({
  options: {
    wallet: { type: 'string' },
    provider: { type: 'string' },
    secret: { type: 'string' },
    'secret-file': { type: 'string' },
    game: { type: 'string', default: 'conformance-one' },
    'other-game': { type: 'string', default: 'conformance-two' },
    'house-player': { type: 'string' },
    'launch-token-command': { type: 'string' },
    'leave-command': { type: 'string' },
  },
})
const { wallet, provider } = values
const secret = values.secret ?? (values['secret-file'] && readFileSync(values['secret-file'], 'utf8').trim())
const player = chosenPlayer()
if (!wallet || !provider || !secret || !player) {
  process.stderr.write(
    '--wallet, --provider, --secret or --secret-file, and --house-player or --launch-token-command are needed\n',
  )
  process.exit(2)
}
const target = {
  wallet: wallet.replace(/\/+$/, ''),
  provider,
  secret,
  gameCode: values.game,
  otherGameCode: values['other-game'],
}
const results = await runChecks(CHECKS, toolsOf(createWalletClient(target), player), ({ outcome, says, why }) =>
  process.stdout.write(
    `${outcome.padEnd(8)} ${says}${why === null ? '' : `\n         ${why.replaceAll('\n', '\n         ')}`}\n`,
  ),
)
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
process.stdout.write(`\n${count('holds')} hold, ${count('fails')} fail, ${count('skipped')} skipped\n`)
process.exit(count('fails') > 0 ? 1 : 0)

function chosenPlayer(): TestPlayer | null {
  const [username, ...password] = values['house-player']?.split(':') ?? []
  if (username !== undefined && values.wallet) return playerOfHouse(values.wallet, username, password.join(':'))
  const command = values['launch-token-command']
  return command === undefined ? null : playerOfCommands(command, values['leave-command'])
}
