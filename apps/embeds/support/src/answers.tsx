import { CHAT_TEXT_LENGTH, type CannedAnswer } from '@herna/contract/chat'
import { Button, Field, IconButton } from '@herna/kit'
import { Pencil, Plus } from '@herna/kit/icons'
import { type FormEvent, useId, useState } from 'react'
import { textOf } from './form-data.ts'
import styles from './side.module.css'
import type { SupportApi } from './support-api.ts'
import { texts } from './texts.sk-SK.ts'
import type { Support } from './use-support.ts'

interface AnswersProps {
  api: SupportApi
  support: Support
  /** Null: the conversation is not this operator's. */
  onUse: ((text: string) => void) | null
}

const MAX_TITLE = 80

/** Canned answers: inserted into the answer, edited in place. */
export function Answers({ api, support, onUse }: AnswersProps) {
  const [edited, setEdited] = useState<CannedAnswer | null>(null)
  const save = async (answer: CannedAnswer) => {
    if (await support.act(() => api.putAnswer(answer))) setEdited(null)
  }
  const remove = async (id: string) => {
    if (await support.act(() => api.deleteAnswer(id))) setEdited(null)
  }
  if (edited)
    return (
      <Editor
        answer={edited}
        onSave={(answer) => void save(answer)}
        onRemove={support.answers.some(({ id }) => id === edited.id) ? () => void remove(edited.id) : null}
        onCancel={() => setEdited(null)}
      />
    )
  return (
    <section className={styles.block} aria-labelledby="answers">
      <div className={styles.title}>
        <h3 id="answers">{texts.answers.title}</h3>
        <IconButton label={texts.answers.add} onClick={() => setEdited({ id: crypto.randomUUID(), title: '', text: '' })}>
          <Plus size={20} />
        </IconButton>
      </div>
      {support.answers.length === 0 && <p className={styles.muted}>{texts.answers.empty}</p>}
      <ul className={styles.answers}>
        {support.answers.map((answer) => (
          <li key={answer.id}>
            <button
              type="button"
              className={styles.answer}
              title={answer.text}
              disabled={onUse === null}
              onClick={() => onUse?.(answer.text)}
            >
              <b>{answer.title}</b>
              <span>{answer.text}</span>
            </button>
            <IconButton label={texts.answers.edit(answer.title)} onClick={() => setEdited(answer)}>
              <Pencil size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EditorProps {
  answer: CannedAnswer
  onSave(answer: CannedAnswer): void
  /** Null: it is new. */
  onRemove: (() => void) | null
  onCancel(): void
}

function Editor({ answer, onSave, onRemove, onCancel }: EditorProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSave({ id: answer.id, title: textOf(data, 'title'), text: textOf(data, 'text') })
  }
  return (
    <form className={styles.block} onSubmit={submit}>
      <Field label={texts.answers.name} name="title" defaultValue={answer.title} maxLength={MAX_TITLE} required />
      <label htmlFor={id}>{texts.answers.text}</label>
      <textarea id={id} name="text" rows={6} defaultValue={answer.text} maxLength={CHAT_TEXT_LENGTH} required />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {texts.answers.save}
        </Button>
        <Button onClick={onCancel}>{texts.answers.cancel}</Button>
        {onRemove && (
          <Button variant="text" onClick={onRemove}>
            {texts.answers.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
