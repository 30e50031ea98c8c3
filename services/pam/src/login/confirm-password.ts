import type { Player } from '../accounts/players.store.ts'
import { refuse } from '../door/refusals.ts'
import type { PamContext } from '../pam-context.ts'
import { checkPassword } from './log-in.ts'

/** A logged-in player says the password again. Wrong ones count like those of a login; the session is not questioned (403, not 401). */
export async function confirmPassword(context: PamContext, player: Player, password: string, address: string): Promise<void> {
  const checked = await checkPassword(context, { player, name: player.username, password, address })
  if (checked === 'locked') throw refuse(423, 'account-locked', 'Too many failed attempts.')
  if (checked === 'wrong') throw refuse(403, 'wrong-credentials', 'The password is wrong.', 'password')
}
