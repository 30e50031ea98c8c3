import { TYPING_SHOWN_MS } from '@herna/contract/chat'
import { useCallback, useRef, useState } from 'react'

/** Who types in a conversation. */
export interface Typing {
  conversationId: string
  /** Null: the customer. */
  name: string | null
  operatorId: string | null
}

/** Who types now; a notice ends by itself. */
export function useTyping() {
  const [typing, setTyping] = useState<Typing[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const typed = useCallback(({ conversationId, name, operatorId }: Typing) => {
    const key = `${conversationId} ${operatorId ?? ''}`
    const without = (list: Typing[]) =>
      list.filter((entry) => entry.conversationId !== conversationId || entry.operatorId !== operatorId)
    clearTimeout(timers.current.get(key))
    timers.current.set(
      key,
      setTimeout(() => setTyping(without), TYPING_SHOWN_MS),
    )
    setTyping((list) => [...without(list), { conversationId, name, operatorId }])
  }, [])
  /** What the customer wrote has arrived. */
  const stopTyping = useCallback((conversationId: string) => {
    setTyping((list) => list.filter((entry) => entry.conversationId !== conversationId || entry.name !== null))
  }, [])
  return { typing, typed, stopTyping }
}
