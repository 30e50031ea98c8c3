import type { CannedAnswer, ConversationSummary, SupportOperator } from '@herna/contract/chat'
import { useCallback, useRef, useState } from 'react'
import type { SupportApi } from './support-api.ts'

/** The conversations, and how often they were loaded: `version` rises with each change, so that an open one is fetched again. */
export function useConversations(api: SupportApi, fail: (error: unknown) => void) {
  /** Null: loading. */
  const [conversations, setConversations] = useState<ConversationSummary[] | null>(null)
  /** Milliseconds by which the server's clock is ahead. */
  const [clockOffset, setClockOffset] = useState(0)
  const [version, setVersion] = useState(0)
  const refresh = useSerial(
    useCallback(async () => {
      try {
        const reply = await api.conversations()
        setConversations(reply.conversations)
        setClockOffset(Date.parse(reply.now) - Date.now())
        setVersion((current) => current + 1)
      } catch (error) {
        fail(error)
      }
    }, [api, fail]),
  )
  return { conversations, clockOffset, version, refresh }
}

/** The colleagues for a hand-over, and the canned answers of all. */
export function useTeam(api: SupportApi, fail: (error: unknown) => void) {
  const [operators, setOperators] = useState<SupportOperator[]>([])
  const [answers, setAnswers] = useState<CannedAnswer[]>([])
  const loadOperators = useCallback(() => void api.operators().then(setOperators, fail), [api, fail])
  const loadAnswers = useCallback(() => void api.answers().then(setAnswers, fail), [api, fail])
  return { operators, answers, loadOperators, loadAnswers }
}

/** Runs one call at a time: calls during a run cause one more. */
function useSerial(run: () => Promise<void>): () => void {
  const state = useRef<'idle' | 'running' | 'again'>('idle')
  return useCallback(() => {
    if (state.current !== 'idle') {
      state.current = 'again'
      return
    }
    const loop = async () => {
      do {
        state.current = 'running'
        await run()
      } while ((state.current as string) === 'again')
      state.current = 'idle'
    }
    void loop()
  }, [run])
}
