import { type IdentityService, platform, type ScriptManifest, type SessionReply, sessionReply } from '@herna/contract/player'
import { CallFailed, callOperation } from '@herna/http-client'
import { type LoginScript, loginScriptOf } from './login-script.ts'

/** [7.1] */
const TIMEOUT = 15_000

interface Scripts {
  script: LoginScript
  /** As the identity service found it when it started: the first answer to whether a session exists. */
  session: SessionReply
}

/** Loads the platform's scripts, each with the hash its manifest names, and starts the identity service [4.4] [7.42]. Rejects with `CallFailed` alone. */
export async function loadPlatformScripts(platformUrl: string, timeoutMs = TIMEOUT): Promise<Scripts> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const manifest = await readManifest(platformUrl, timeoutMs)
    await Promise.all((['login.js', 'identity.js'] as const).map((name) => put(platformUrl, manifest[name], signal)))
    const { hernaPlatform, hernaIdentity } = window as { hernaPlatform?: unknown; hernaIdentity?: unknown }
    const script = loginScriptOf(hernaPlatform)
    if (!script || !isIdentity(hernaIdentity)) throw new CallFailed('no-script')
    return { script, session: sessionReply.parse(await inTime(hernaIdentity.init(), signal)) }
  } catch (error) {
    if (error instanceof CallFailed) throw error
    throw new CallFailed(signal.aborted ? 'timeout' : 'no-script')
  }
}

const isIdentity = (found: unknown): found is IdentityService =>
  typeof found === 'object' && found !== null && typeof (found as { init?: unknown }).init === 'function'

/** A manifest that cannot be had or read leaves no script [8.4]; only a late one is told as such. */
async function readManifest(platformUrl: string, timeoutMs: number): Promise<ScriptManifest> {
  try {
    return await callOperation({ base: platformUrl, timeoutMs, request: { credentials: 'omit' } }, platform.scripts)
  } catch (error) {
    throw error instanceof CallFailed && error.kind === 'timeout' ? error : new CallFailed('no-script')
  }
}

/** A script from the platform itself, once; one that failed is taken out, so that the next try is a new one. */
async function put(
  platformUrl: string,
  { path, integrity }: { path: string; integrity: string },
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(path, platformUrl)
  if (address.origin !== new URL(platformUrl).origin) throw new CallFailed('no-script')
  const there = [...document.scripts].some(({ src, dataset }) => src === address.href && dataset.here === 'true')
  if (there) return
  const element = Object.assign(document.createElement('script'), {
    src: address.href,
    async: true,
    integrity,
    crossOrigin: 'anonymous',
    // A script that is put in is asked for after all pictures of the page, which share its few connections: the player waits for it first.
    fetchPriority: 'high',
  })
  try {
    await inTime(
      new Promise<void>((resolve, reject) => {
        element.addEventListener('load', () => resolve(), { once: true })
        element.addEventListener('error', () => reject(new CallFailed('no-script')), { once: true })
        document.head.append(element)
      }),
      signal,
    )
    element.dataset.here = 'true'
  } catch (error) {
    element.remove()
    throw error
  }
}

const inTime = <T>(coming: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    coming.then(resolve, reject)
    if (signal.aborted) reject(new CallFailed('timeout'))
    signal.addEventListener('abort', () => reject(new CallFailed('timeout')), { once: true })
  })
