import type { Notification, PlayerAction } from '@herna/contract/notifications'
import { MESSAGE_GROUPS, MESSAGE_TYPES } from '@herna/contract/notifications/names'

type Raw = Record<string, unknown>
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

/** What came, if it is a notification [7.46]; by hand, so that no schema library is loaded with it. Null: something else, which is passed over. */
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
