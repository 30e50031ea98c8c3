import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../http/index.ts'
import { hashOf, newToken, type PamContext, type Queryable } from '../../foundation/index.ts'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** [9.2] The longest cookie lifetime browsers allow. */
const COOKIE_SECONDS = 400 * 86_400
const MAX_DEVICES = 20
const NO_PLAYER_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Hash of the browser's device token; issues one when missing. It identifies the browser only, until a login links it to a
 * player.
 */
export function deviceOfBrowser(context: PamContext, { request, reply }: Exchange): Buffer {
  const token = readCookie(request, context.settings, 'device') ?? newToken(context)
  setCookie(reply, context.settings, 'device', token, COOKIE_SECONDS)
  return hashOf(token)
}

/**
 * The device hash when this player has logged in there before (OWASP device cookie): locks by other people's guesses do not
 * apply to it.
 */
export async function knownDevice(context: PamContext, request: FastifyRequest, playerId: string | null): Promise<Buffer | null> {
  const token = readCookie(request, context.settings, 'device')
  if (token === null) return null
  const device = hashOf(token)
  // Unknown names cost the same query (M13).
  const { rowCount } = await context.pool.query('SELECT 1 FROM pam.known_devices WHERE device_hash = $1 AND player_id = $2', [
    device,
    playerId ?? NO_PLAYER_ID,
  ])
  return rowCount === 1 ? device : null
}

/**
 * Called after a login with the password or a proof by mail. The token rotates, so that a planted one is worthless; other
 * players of the browser stay known.
 */
export async function rememberDevice(
  context: PamContext,
  db: Queryable,
  playerId: string,
  { request, reply }: Exchange,
): Promise<void> {
  const previousToken = readCookie(request, context.settings, 'device')
  const token = newToken(context)
  const device = hashOf(token)
  if (previousToken !== null)
    await db.query('UPDATE pam.known_devices SET device_hash = $2 WHERE device_hash = $1', [hashOf(previousToken), device])
  await db.query(
    `INSERT INTO pam.known_devices (device_hash, player_id, last_login_at) VALUES ($1, $2, $3)
     ON CONFLICT (device_hash, player_id) DO UPDATE SET last_login_at = excluded.last_login_at`,
    [device, playerId, context.now()],
  )
  await db.query(
    `DELETE FROM pam.known_devices WHERE player_id = $1 AND device_hash NOT IN
       (SELECT device_hash FROM pam.known_devices WHERE player_id = $1 ORDER BY last_login_at DESC LIMIT ${MAX_DEVICES})`,
    [playerId],
  )
  setCookie(reply, context.settings, 'device', token, COOKIE_SECONDS)
}

export async function forgetDevice(db: Queryable, playerId: string, device: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.known_devices WHERE player_id = $1 AND device_hash = $2', [playerId, device])
}

export async function forgetDevicesOf(db: Queryable, playerId: string): Promise<void> {
  await db.query('DELETE FROM pam.known_devices WHERE player_id = $1', [playerId])
}
