import type { PlayerAction } from '@herna/contract/notifications'
import type { WaitingMessage } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import type { MoneyStyle } from './inbox-texts.ts'
import { inboxTexts } from './inbox-texts.ts'

const LIMIT_LOOSENED = 'messages.limit-loosened'

/**
 * The waiting messages [7.42] that this portal has a text for, in the form of the queue. Offers of bonuses are not among them: the player's messages
 * contain them too [4.25].
 */
export const readableMessages = (messages: readonly WaitingMessage[], money: MoneyStyle): PlayerAction[] =>
  messages.filter(({ key }) => key === LIMIT_LOOSENED).map((message) => limitMessage(message, money))

function limitMessage({ id, params }: WaitingMessage, money: MoneyStyle): PlayerAction {
  const t = inboxTexts()
  const values = { kind: String(params.kind), period: String(params.period) }
  const text =
    typeof params.amount === 'number'
      ? t('limit-loosened', { ...values, amount: formatCurrency(params.amount, money) })
      : t('limit-removed', values)
  const title = t('limit-title')
  return { id, group: 'PlayerActionShowLoginMessage', type: 'SIMPLE_MESSAGE', templateId: null, title, text, bonusId: null }
}
