import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type StoredResponse, createStoredResponse } from '../http/stored-response.ts'
import { plainSecurityHeaders } from '../security/security-headers.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const HASHED = 'public, max-age=31536000, immutable'
const PLAIN = 'public, max-age=3600'
/** Compression quality: files are compressed once per build. */
const QUALITY = 10

/** The build's files by URL path, held in memory. Files below /assets have a hash in their name and are immutable. */
export function readAssets(
  folder: string,
  { origin, prefix = '/' }: { origin: string; prefix?: string },
): Map<string, StoredResponse> {
  const assets = new Map<string, StoredResponse>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!statSync(file).isFile() || name.startsWith('.vite')) continue
    const address = prefix + name.replaceAll('\\', '/')
    const facts = {
      status: 200,
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      cacheControl: address.startsWith('/assets/') ? HASHED : PLAIN,
      headers: [...plainSecurityHeaders(origin), 'Cross-Origin-Resource-Policy', 'same-origin'],
      quality: QUALITY,
    }
    assets.set(address, createStoredResponse(readFileSync(file), facts))
  }
  return assets
}
