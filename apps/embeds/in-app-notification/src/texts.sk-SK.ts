import type { MessageType } from '@herna/contract/notifications'

export const texts = {
  notification: 'Oznámenie',
  close: 'Zavrieť oznámenie',
  /** What the one action of each type says [3.15]. */
  actions: {
    LOGOUT: 'Prihlásiť sa',
    SIMPLE_MESSAGE: 'Správy',
    BALANCE: 'Môj účet',
    BONUS: 'Bonusy',
    BONUS_2: 'Bonusy',
    BONUS_4: 'Bonusy',
  } satisfies Record<MessageType, string>,
  /** Shown when the message has no title of its own. */
  titles: {
    LOGOUT: 'Odhlásenie',
    SIMPLE_MESSAGE: 'Správa pre vás',
    BALANCE: 'Zostatok na účte',
    BONUS: 'Bonus',
    BONUS_2: 'Bonus',
    BONUS_4: 'Bonus',
  } satisfies Record<MessageType, string>,
}
