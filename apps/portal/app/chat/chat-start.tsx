import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useAuth, usePresence } from '../session/index.ts'
import { offerReload } from '../toasts/index.ts'
import { wasChatUsed } from './chat-memory.ts'
import { setChat, useChat } from './chat-store.ts'

const ChatLayer = lazy<ComponentType>(() =>
  import('./chat-layer.tsx').then(
    (module) => ({ default: module.ChatLayer }),
    () => {
      // [8.33]
      offerReload()
      setChat({ panel: 'hidden' })
      return { default: () => null }
    },
  ),
)

/** After the first sign of a person, and long after the first screen has settled: a player's counter is not urgent. */
const START_MS = 3_000

/** Loads the chat when it is wanted: by a click, or for a player and for a tab that has used it [4.30]. */
export function ChatStart() {
  const auth = useAuth()
  const isPresent = usePresence()
  const { isStarted } = useChat()
  useEffect(() => {
    if (auth === 'guest') setChat({ sawGuest: true })
  }, [auth])
  useEffect(() => {
    if (!isPresent || auth === 'pending' || !(auth === 'authenticated' || wasChatUsed())) return
    const timer = setTimeout(setChat, START_MS, { isStarted: true })
    return () => clearTimeout(timer)
  }, [auth, isPresent])
  return isStarted ? (
    <Suspense>
      <ChatLayer />
    </Suspense>
  ) : null
}
