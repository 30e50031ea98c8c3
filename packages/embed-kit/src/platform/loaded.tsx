import { Button, ErrorState, Skeleton } from '@herna/kit'
import { CloudOff } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { texts } from '../texts/sk-SK.ts'
import { failureText } from './failure-text.ts'
import type { Call } from './use-call.ts'

interface Props<T> {
  call: Call<T>
  /** Height in px of the expected content; the skeleton reserves it, so that nothing shifts (CLS). */
  height: number
  children: (reply: T) => ReactNode
}

/** Renders a call: a skeleton while loading, the error with a retry button, or the reply. */
export function Loaded<T>({ call: { state, reload }, height, children }: Props<T>) {
  if (state.status === 'loaded') return children(state.reply)
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <span className="sr" role="status">
          {texts.loading}
        </span>
        <Skeleton style={{ display: 'block', height, borderRadius: 'var(--r-tile)' }} />
      </div>
    )
  return (
    <ErrorState
      icon={<CloudOff />}
      level={3}
      title={failureText(state.failure)}
      actions={<Button onClick={reload}>{texts.actions.retry}</Button>}
    />
  )
}
