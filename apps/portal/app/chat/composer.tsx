import { CHAT_TEXT_LENGTH } from '@herna/contract/chat/names'
import { MessageInput, Note } from '@herna/kit'
import { useId } from 'react'
import { openMyAccount } from '../embeds/index.ts'
import { requestLogin, useAuth } from '../session/index.ts'
import type { ChatEngine } from './chat-engine.ts'
import styles from './composer.module.css'
import { useChatTexts } from './chat-texts.ts'
import { changeConversation, useConversation } from './conversation-store.ts'

/** The remaining characters are shown when fewer than this are left. */
const MAX_SHOWN_LEFT = 200

/** The input, and what is said about it. */
export function Composer({ engine }: { engine: ChatEngine }) {
  const t = useChatTexts()
  const id = useId()
  const { conversation, draft, isFileRefused } = useConversation()
  const left = CHAT_TEXT_LENGTH - draft.trim().length
  const canSend = draft.trim() !== '' && left >= 0 && conversation !== null
  const send = () => {
    if (!canSend) return
    engine.send(draft.trim())
    changeConversation({ isFileRefused: false })
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isFileRefused && (
        <Note tone="danger" role="alert" className={styles.refusal}>
          <p>{t('attachment')}</p>
        </Note>
      )}
      <MessageInput
        value={draft}
        aria-label={t('message')}
        aria-describedby={left < MAX_SHOWN_LEFT ? `${id}-left` : undefined}
        aria-invalid={left < 0 || undefined}
        placeholder={t(conversation?.hours.isOpen === false ? 'placeholder-request' : 'placeholder')}
        sendLabel={t('send')}
        canSend={canSend}
        onSend={send}
        onChange={({ target }) => {
          changeConversation({ draft: target.value })
          engine.typing()
        }}
      />
      {left < MAX_SHOWN_LEFT && (
        <p id={`${id}-left`} className={styles.left} data-over={left < 0 || undefined}>
          {left < 0 ? t('too-long', { length: CHAT_TEXT_LENGTH - left, limit: CHAT_TEXT_LENGTH }) : t('left', { left })}
        </p>
      )}
      <Foot engine={engine} />
    </form>
  )
}

/** Limits need no support; an open conversation can be ended. */
function Foot({ engine }: { engine: ChatEngine }) {
  const t = useChatTexts()
  const auth = useAuth()
  const status = useConversation().conversation?.state.status
  const openLimits = () => (auth === 'authenticated' ? openMyAccount('limits') : void requestLogin())
  return (
    <div className={styles.foot}>
      <p>
        {t('break')}{' '}
        <button type="button" onClick={openLimits}>
          {t('break-link')}
        </button>
      </p>
      {(status === 'waiting' || status === 'assigned') && (
        <button type="button" className={styles.finish} onClick={engine.finish}>
          {t('finish')}
        </button>
      )}
    </div>
  )
}
