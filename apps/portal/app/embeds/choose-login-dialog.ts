import { loadApi } from '../api-loader/index.ts'
import { LOGIN_DIALOG_2, type LoginScreen } from '@herna/contract/embeds'

/** Chooses the login dialog [4.13]: the newer one when its toggle is on, or for screens the classic one does not have. */
export const chooseLoginDialog = (toggles: readonly string[], screen: LoginScreen): 'login-dialog' | 'login-dialog-2' =>
  screen !== 'login' || toggles.includes(LOGIN_DIALOG_2) ? 'login-dialog-2' : 'login-dialog'

const TIMEOUT_MS = 4_000
let cachedToggles: readonly string[] | null = null

/** Names of the enabled feature toggles [7.44], loaded once. Null when they cannot be loaded within the timeout; the next call tries again. */
export async function featureToggles(gateway: string, locale: string): Promise<readonly string[] | null> {
  if (cachedToggles) return cachedToggles
  try {
    const { readFeatureToggles } = await loadApi()
    cachedToggles = await readFeatureToggles({ base: gateway, locale, timeoutMs: TIMEOUT_MS })
  } catch {
    // Failed or timed out.
  }
  return cachedToggles
}
