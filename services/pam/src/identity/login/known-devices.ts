import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../http/index.ts'
import { hashOf, newToken, type PamContext, type Queryable } from '../../foundation/index.ts'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** [9.2] As long as a browser keeps a cookie. */
const SECONDS = 400 * 86_400
const KEPT = 20
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The browser's token, hashed; a browser without one gets one. It says only which browser this is, until a login makes it a player's. */
export function deviceOfBrowser(context: PamContext, { request, reply }: Exchange): Buffer {
  const token = readCookie(request, context.settings, 'device') ?? newToken(context)
  setCookie(reply, context.settings, 'device', token, SECONDS)
  return hashOf(token)
}

/** The browser, when this player has logged in there before (OWASP's device cookie): what strangers guess does not lock it out. */
export async function knownDevice(context: PamContext, request: FastifyRequest, playerId: string | null): Promise<Buffer | null> {
  const token = readCookie(request, context.settings, 'device')
  if (token === null) return null
  const device = hashOf(token)
  // Names nobody has cost the same query (M13).
  const { rowCount } = await context.pool.query('SELECT 1 FROM pam.known_devices WHERE device_hash = $1 AND player_id = $2', [
    device,
    playerId ?? NOBODY,
  ])
  return rowCount === 1 ? device : null
}

/** After a login with the password, or a proof by mail. The token changes, so that one somebody planted is worth nothing; other players of the browser stay known. */
export async function rememberDevice(
  context: PamContext,
  db: Queryable,
  playerId: string,
  { request, reply }: Exchange,
): Promise<void> {
  const former = readCookie(request, context.settings, 'device')
  const token = newToken(context)
  const device = hashOf(token)
  if (former !== null)
    await db.query('UPDATE pam.known_devices SET device_hash = $2 WHERE device_hash = $1', [hashOf(former), device])
  await db.query(
    `INSERT INTO pam.known_devices (device_hash, player_id, last_login_at) VALUES ($1, $2, $3)
     ON CONFLICT (device_hash, player_id) DO UPDATE SET last_login_at = excluded.last_login_at`,
    [device, playerId, context.now()],
  )
  await db.query(
    `DELETE FROM pam.known_devices WHERE player_id = $1 AND device_hash NOT IN
       (SELECT device_hash FROM pam.known_devices WHERE player_id = $1 ORDER BY last_login_at DESC LIMIT ${KEPT})`,
    [playerId],
  )
  setCookie(reply, context.settings, 'device', token, SECONDS)
}

export async function forgetDevice(db: Queryable, playerId: string, device: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.known_devices WHERE player_id = $1 AND device_hash = $2', [playerId, device])
}

export async function forgetDevicesOf(db: Queryable, playerId: string): Promise<void> {
  await db.query('DELETE FROM pam.known_devices WHERE player_id = $1', [playerId])
}
