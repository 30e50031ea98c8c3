import { type Call, isLoggedOut, Loaded } from '@herna/embed-kit'
import { Button, EmptyState } from '@herna/kit'
import { LogIn } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { texts } from './texts.sk-SK.ts'

interface Props<T> {
  call: Call<T>
  height: number
  close: () => void
  children: (reply: T) => ReactNode
}

/** `Loaded` for calls that need a session. Without one a retry is pointless: the account closes and the page requests a login. */
export function LoadedForPlayer<T>({ call, height, close, children }: Props<T>) {
  if (call.state.status === 'failed' && isLoggedOut(call.state.failure))
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
    <Loaded call={call} height={height}>
      {children}
    </Loaded>
  )
}
