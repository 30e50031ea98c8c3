import { loadApi } from '../api-loader/index.ts'
import { LOGIN_DIALOG_2, type LoginScreen } from '@herna/contract/embeds'

/** Which login dialog it is [4.13]: the newer one when its toggle is on, and for screens that the classic one does not have. */
export const chooseLoginDialog = (toggles: readonly string[], screen: LoginScreen): 'login-dialog' | 'login-dialog-2' =>
  screen !== 'login' || toggles.includes(LOGIN_DIALOG_2) ? 'login-dialog-2' : 'login-dialog'

const TIMEOUT_MS = 4_000
let known: readonly string[] | null = null

/** The names that are switched on [7.44]; asked for once. Null when nobody answers: then nothing counts as switched on, and it is asked again next time. */
export async function featureToggles(gateway: string): Promise<readonly string[] | null> {
  if (known) return known
  try {
    const { readFeatureToggles } = await loadApi()
    known = await readFeatureToggles(gateway, TIMEOUT_MS)
  } catch {
    // Nobody answered in time.
  }
  return known
}
