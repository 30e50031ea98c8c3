import { type EmbedApp, type EmbedManifest, embeds } from '@herna/contract/embeds'
import { CallFailed, callOperation } from '@herna/http-client'

const TIMEOUT_MS = 10_000

/** Fetches an app's manifest [7.41], bypassing caches. Rejects only with `CallFailed`; another app's manifest counts as unreadable. */
export async function fetchEmbedManifest(base: string, app: EmbedApp): Promise<EmbedManifest> {
  const host = { base, timeoutMs: TIMEOUT_MS, request: { cache: 'no-store', credentials: 'omit' } } as const
  const manifest = await callOperation(host, embeds.manifest, { params: { app } })
  if (manifest.app !== app) throw new CallFailed('unreadable')
  return manifest
}
