import type { MessageType } from '@herna/contract/notifications'

const forms = new Intl.PluralRules('sk-SK')
const UNREAD: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'neprečítaná', few: 'neprečítané' }

export const texts = {
  title: 'Správy',
  filters: 'Druh správ',
  all: 'Všetko',
  account: 'Účet',
  offers: 'Ponuky',
  unread: (count: number) =>
    count === 0 ? 'Všetko máte prečítané' : `${count} ${UNREAD[forms.select(count)] ?? 'neprečítaných'}`,
  isNew: 'Neprečítané',
  markRead: 'Označiť ako prečítané',
  empty: 'Zatiaľ tu nie sú žiadne správy',
  emptyText: 'Nájdete tu správy o svojom účte, bonusoch a turnajoch.',
  /** Shown when the message has no title of its own. */
  titles: {
    LOGOUT: 'Odhlásenie',
    SIMPLE_MESSAGE: 'Správa pre vás',
    BALANCE: 'Zostatok na účte',
    BONUS: 'Bonus',
    BONUS_2: 'Bonus',
    BONUS_4: 'Bonus',
  } satisfies Record<MessageType, string>,
  actions: { BALANCE: 'Môj účet', BONUS: 'Bonusy', BONUS_2: 'Bonusy', BONUS_4: 'Bonusy' } as Partial<Record<MessageType, string>>,
}
