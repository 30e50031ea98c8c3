import { Bubble, Button } from '@herna/kit'
import type { ChatEngine } from './chat-engine.ts'
import styles from './chat-log.module.css'
import { useChatTexts } from './chat-texts.ts'
import { useConversation } from './conversation-store.ts'

/** Messages that are being sent, and those that were not, with another attempt. */
export function PendingMessages({ engine }: { engine: ChatEngine }) {
  const t = useChatTexts()
  const { pending } = useConversation()
  return pending.map(({ key, text, failure }) => (
    <Bubble key={key} isOwn className={failure === null ? styles.sending : undefined}>
      <p>{text}</p>
      {failure === null ? (
        <small>{t('sending')}</small>
      ) : (
        <div className={styles.failure} role="alert">
          {t(failure === 'too-many' ? 'too-many' : 'not-sent')}
          <Button variant="text" onClick={() => engine.resend(key)}>
            {t('resend')}
          </Button>
        </div>
      )}
    </Bubble>
  ))
}
