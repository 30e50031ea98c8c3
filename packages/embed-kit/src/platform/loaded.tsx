import { Button, ErrorState, Skeleton } from '@herna/kit'
import { CloudOff } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { texts } from '../texts/sk-SK.ts'
import { failureText } from './failure-text.ts'
import type { Call } from './use-call.ts'

interface Props<T> {
  of: Call<T>
  /** Of what comes, so that nothing moves. */
  height: number
  children: (reply: T) => ReactNode
}

/** What a call brings; its place while it is on the way; what went wrong, with the next step. */
export function Loaded<T>({ of: { state, reload }, height, children }: Props<T>) {
  if (state.at === 'loaded') return children(state.reply)
  if (state.at === 'loading')
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
