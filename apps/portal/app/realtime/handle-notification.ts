import type { withPlayer } from '../session/index.ts'
import { emitPlayerMessage } from './player-messages.ts'
import type { Notification, PlayerAction } from '@herna/contract/notifications'
import { MESSAGE_GROUPS, MESSAGE_TYPES } from '@herna/contract/notifications/names'

type Engine = Parameters<Parameters<typeof withPlayer>[0]>[0]
type WithEngine = (action: (player: Pick<Engine, 'sessionEnded' | 'pushBalance'>) => unknown) => void

/** Handles one pushed text [7.46]: balances go to the engine, messages to their listeners or the queue. */
export function handleNotification(text: string, withEngine: WithEngine): void {
  const notification = readNotification(text)
  if (!notification) return
  if ('balanceUpdates' in notification) return withEngine((player) => player.pushBalance(notification.balanceUpdates))
  // A LOGOUT only triggers a session check: this browser may have a newer session than the one that ended [3.15].
  if (notification.action.type === 'LOGOUT') return withEngine((player) => player.sessionEnded())
  emitPlayerMessage(notification.action)
}

type Raw = Record<string, unknown>
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

/** Parses a notification [7.46]; null for anything else. Written by hand so that no schema library is loaded with it. */
export function readNotification(text: string): Notification | null {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRaw(raw)) return null
  if (Array.isArray(raw.balanceUpdates)) {
    const isBalances = raw.balanceUpdates.length > 0 && raw.balanceUpdates.every(isBalanceUpdate)
    return isBalances ? { balanceUpdates: raw.balanceUpdates } : null
  }
  return isAction(raw.action) ? { action: raw.action } : null
}

const isBalanceUpdate = (raw: unknown): boolean =>
  isRaw(raw) &&
  typeof raw.balanceName === 'string' &&
  Number.isSafeInteger(raw.amount) &&
  typeof raw.currencyCode === 'string' &&
  raw.currencyCode.length === 3

const isAction = (raw: unknown): raw is PlayerAction =>
  isRaw(raw) &&
  typeof raw.id === 'string' &&
  MESSAGE_GROUPS.some((group) => group === raw.group) &&
  MESSAGE_TYPES.some((type) => type === raw.type) &&
  [raw.templateId, raw.title, raw.text, raw.bonusId].every(isTextOrNull)
