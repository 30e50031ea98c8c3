import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useAuth } from '../session/index.ts'
import { offerReload } from '../toasts/index.ts'
import { wasChatUsed } from './chat-memory.ts'
import { changeChat, noteGuest, startChat, useChat } from './chat-store.ts'

const ChatLayer = lazy<ComponentType>(() =>
  import('./chat-layer.tsx').then(
    (module) => ({ default: module.ChatLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/** Long after the first screen has settled: a player's counter is not urgent. */
const START_MS = 3_000

/** Loads the chat when it is wanted: by a click, or for a player and for a tab that has used it [4.30]. */
export function ChatStart() {
  const auth = useAuth()
  const { isStarted } = useChat()
  useEffect(() => {
    if (auth === 'guest') noteGuest()
    if (isStarted || auth === 'pending') return
    if (auth !== 'authenticated' && !wasChatUsed()) return
    const timer = setTimeout(startChat, START_MS)
    return () => clearTimeout(timer)
  }, [auth, isStarted])
  return isStarted ? (
    <Suspense>
      <ChatLayer />
    </Suspense>
  ) : null
}

/** Shown when the chat's code failed to load [8.33]. */
function MissingLayer() {
  useEffect(() => {
    changeChat({ type: 'hidden' })
    offerReload()
  }, [])
  return null
}
