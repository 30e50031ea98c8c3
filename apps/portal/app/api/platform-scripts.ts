import { type IdentityService, platform, type ScriptManifest, type SessionReply, sessionReply } from '@herna/contract/player'
import { CallFailed, callOperation } from '@herna/http-client'
import { type LoginScript, loginScriptOf } from './login-script.ts'

/** [7.1] */
const TIMEOUT = 15_000

interface Scripts {
  script: LoginScript
  /** The session as the identity service found it on start. */
  session: SessionReply
}

/** Loads the platform's scripts with the integrity hashes of its manifest and starts the identity service [4.4] [7.42]. Rejects only with `CallFailed`. */
export async function loadPlatformScripts(platformUrl: string, timeoutMs = TIMEOUT): Promise<Scripts> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const manifest = await readManifest(platformUrl, timeoutMs)
    await Promise.all((['login.js', 'identity.js'] as const).map((name) => insertScript(platformUrl, manifest[name], signal)))
    const { hernaPlatform, hernaIdentity } = window as { hernaPlatform?: unknown; hernaIdentity?: unknown }
    const script = loginScriptOf(hernaPlatform)
    if (!script || !isIdentity(hernaIdentity)) throw new CallFailed('no-script')
    return { script, session: sessionReply.parse(await beforeAbort(hernaIdentity.init(), signal)) }
  } catch (error) {
    if (error instanceof CallFailed) throw error
    throw new CallFailed(signal.aborted ? 'timeout' : 'no-script')
  }
}

const isIdentity = (value: unknown): value is IdentityService =>
  typeof value === 'object' && value !== null && typeof (value as { init?: unknown }).init === 'function'

/** A failed or unreadable manifest is reported as `no-script` [8.4]; only a timeout keeps its own kind. */
async function readManifest(platformUrl: string, timeoutMs: number): Promise<ScriptManifest> {
  try {
    return await callOperation({ base: platformUrl, timeoutMs, request: { credentials: 'omit' } }, platform.scripts)
  } catch (error) {
    throw error instanceof CallFailed && error.kind === 'timeout' ? error : new CallFailed('no-script')
  }
}

/** Inserts a script from the platform's origin, once; a failed one is removed, so that a retry loads it again. */
async function insertScript(
  platformUrl: string,
  { path, integrity }: { path: string; integrity: string },
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(path, platformUrl)
  if (address.origin !== new URL(platformUrl).origin) throw new CallFailed('no-script')
  const isInserted = [...document.scripts].some(({ src, dataset }) => src === address.href && dataset.loaded === 'true')
  if (isInserted) return
  const element = Object.assign(document.createElement('script'), {
    src: address.href,
    async: true,
    integrity,
    crossOrigin: 'anonymous',
    // An inserted script is otherwise requested after all images of the page, and the player waits for it.
    fetchPriority: 'high',
  })
  try {
    await beforeAbort(
      new Promise<void>((resolve, reject) => {
        element.addEventListener('load', () => resolve(), { once: true })
        element.addEventListener('error', () => reject(new CallFailed('no-script')), { once: true })
        document.head.append(element)
      }),
      signal,
    )
    element.dataset.loaded = 'true'
  } catch (error) {
    element.remove()
    throw error
  }
}

const beforeAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    promise.then(resolve, reject)
    if (signal.aborted) reject(new CallFailed('timeout'))
    signal.addEventListener('abort', () => reject(new CallFailed('timeout')), { once: true })
  })
