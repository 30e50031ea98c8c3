import { CHAT_TEXT_LENGTH, TYPING_SHOWN_MS } from '@herna/contract/chat'
import { MessageInput, Note } from '@herna/kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SupportApi } from './support-api.ts'
import { texts } from './texts.sk-SK.ts'
import styles from './thread.module.css'
import type { Support } from './use-support.ts'

interface ReplyProps {
  id: string
  api: SupportApi
  support: Support
  input: RefObject<HTMLTextAreaElement | null>
  draft: string
  onDraft(text: string): void
}

/** The operator's answer. A failed one stays in the input. */
export function Reply({ id, api, support, input, draft, onDraft }: ReplyProps) {
  /** Of the answer being written: a repeated attempt stores it once. */
  const key = useRef(crypto.randomUUID())
  const typedAt = useRef(0)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [input])
  const send = async () => {
    const text = draft.trim()
    if (text === '' || isSending) return
    setIsSending(true)
    const isSent = await support.act(() => api.answer(id, { key: key.current, text }))
    setIsSending(false)
    setProblem(isSent ? null : texts.notSent)
    if (!isSent) return
    key.current = crypto.randomUUID()
    typedAt.current = 0
    onDraft('')
  }
  const onType = (text: string) => {
    onDraft(text)
    const now = performance.now()
    if (now - typedAt.current < TYPING_SHOWN_MS / 2 && typedAt.current > 0) return
    typedAt.current = now
    support.sendTyping(id)
  }
  const refuseFiles = (event: { preventDefault(): void }, data: DataTransfer | null) => {
    if (!data?.types.includes('Files')) return
    event.preventDefault()
    setProblem(texts.attachment)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are refused wherever they are dropped
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onPaste={(event) => refuseFiles(event, event.clipboardData)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => refuseFiles(event, event.dataTransfer)}
    >
      {problem && (
        <Note tone="danger" role="alert">
          <p>{problem}</p>
        </Note>
      )}
      <MessageInput
        ref={input}
        maxLength={CHAT_TEXT_LENGTH}
        aria-label={texts.answer}
        placeholder={texts.placeholder}
        value={draft}
        readOnly={isSending}
        sendLabel={texts.send}
        canSend={draft.trim() !== '' && !isSending}
        onSend={() => void send()}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  )
}
