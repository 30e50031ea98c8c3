import { type IdentityService, type ScriptManifest, type SessionReply, sessionReply } from '@herna/contract/player'
import { CallFailed } from '@herna/http-client/call-failed'
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
    const manifest = await readManifest(platformUrl, signal)
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

async function readManifest(platformUrl: string, signal: AbortSignal): Promise<ScriptManifest> {
  const response = await fetch(`${platformUrl}/manifest.json`, { credentials: 'omit', signal })
  const found: unknown = response.ok ? await response.json() : null
  const manifest = found as Partial<ScriptManifest> | null
  for (const name of ['login.js', 'identity.js'] as const) {
    const { path, integrity } = manifest?.[name] ?? {}
    if (typeof path !== 'string' || !/^sha(256|384|512)-/.test(String(integrity))) throw new CallFailed('no-script')
  }
  return manifest as ScriptManifest
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
