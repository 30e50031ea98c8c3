/**
 * Checks any wallet against the contract (`docs/wallet.md`), over HTTP: `node services/pam/conformance/run.ts --wallet
 * http://localhost:4000 --provider sandbox --secret-file .data/wallet-sandbox.key --herna-player hrac:Skusobna-Jazda-7`. For
 * another operator's wallet, `--launch-token-command '…'` prints a launch token and `--logout-command '…'` logs that player out.
 * The player needs at least 100 €; stakes are lost.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runChecks, contextOf } from './check.ts'
import { CHECKS } from './checks.ts'
import { playerOfCommands, playerOfHerna, type TestPlayer } from './player.ts'
import { createWalletClient } from './wallet-client.ts'

const { values } = parseArgs({
  options: {
    wallet: { type: 'string' },
    provider: { type: 'string' },
    secret: { type: 'string' },
    'secret-file': { type: 'string' },
    game: { type: 'string', default: 'conformance-one' },
    'other-game': { type: 'string', default: 'conformance-two' },
    'herna-player': { type: 'string' },
    'launch-token-command': { type: 'string' },
    'logout-command': { type: 'string' },
  },
})
const { wallet, provider } = values
const secret = values.secret ?? (values['secret-file'] && readFileSync(values['secret-file'], 'utf8').trim())
const player = playerOfOptions()
if (!wallet || !provider || !secret || !player) {
  process.stderr.write(
    '--wallet, --provider, --secret or --secret-file, and --herna-player or --launch-token-command are required\n',
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
const results = await runChecks(CHECKS, contextOf(createWalletClient(target), player), ({ outcome, title, reason }) =>
  process.stdout.write(
    `${outcome.padEnd(8)} ${title}${reason === null ? '' : `\n         ${reason.replaceAll('\n', '\n         ')}`}\n`,
  ),
)
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
process.stdout.write(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`)
process.exit(count('failed') > 0 ? 1 : 0)

function playerOfOptions(): TestPlayer | null {
  const [username, ...password] = values['herna-player']?.split(':') ?? []
  if (username !== undefined && values.wallet) return playerOfHerna(values.wallet, username, password.join(':'))
  const command = values['launch-token-command']
  return command === undefined ? null : playerOfCommands(command, values['logout-command'])
}
