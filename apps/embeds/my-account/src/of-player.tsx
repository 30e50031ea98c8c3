import { type Call, isLoggedOut, Loaded } from '@herna/embed-kit'
import { Button, EmptyState } from '@herna/kit'
import { LogIn } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { texts } from './texts.sk-SK.ts'

interface Props<T> {
  of: Call<T>
  height: number
  close: () => void
  children: (reply: T) => ReactNode
}

/** What a call of the logged-in brings. Without a session there is nothing to try again: the account closes, and the page asks to log in. */
export function OfPlayer<T>({ of, height, close, children }: Props<T>) {
  if (of.state.at === 'failed' && isLoggedOut(of.state.failure))
    return (
      <EmptyState
        icon={<LogIn />}
        level={3}
        title={texts.loggedOut.title}
        actions={<Button onClick={close}>{texts.loggedOut.close}</Button>}
      >
        {texts.loggedOut.text}
      </EmptyState>
    )
  return (
    <Loaded of={of} height={height}>
      {children}
    </Loaded>
  )
}
