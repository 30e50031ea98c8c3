import type { CannedAnswer, ConversationSummary, SupportOperator, SupportPush } from '@herna/contract/chat'
import { TYPING_SHOWN_MS } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SupportApi } from './support-api.ts'
import type { OpenSocket, SupportSocket } from './support-socket.ts'
import { texts } from './texts.sk-SK.ts'

/** Who types in a conversation. */
export interface Typing {
  conversationId: string
  /** Null: the customer. */
  name: string | null
  operatorId: string | null
}

/** What a logged-in operator sees; refreshed by pushes and after each reconnection. */
export interface Support {
  /** Null: loading. */
  conversations: ConversationSummary[] | null
  operators: SupportOperator[]
  answers: CannedAnswer[]
  typing: Typing[]
  isConnected: boolean
  /** Milliseconds by which the server's clock is ahead. */
  clockOffset: number
  /** Rises with each change of a conversation, so that an open one is fetched again. */
  version: number
  /** What went wrong with the last action. */
  problem: string | null
  /** Runs an action, then refreshes; false: it failed and `problem` says why. */
  act(action: () => Promise<unknown>): Promise<boolean>
  sendTyping(conversationId: string): void
}

export function useSupport(api: SupportApi, openSocket: OpenSocket, onLoggedOut: () => void): Support {
  const [conversations, setConversations] = useState<ConversationSummary[] | null>(null)
  const [operators, setOperators] = useState<SupportOperator[]>([])
  const [answers, setAnswers] = useState<CannedAnswer[]>([])
  const [isConnected, setIsConnected] = useState(false)
  const [clockOffset, setClockOffset] = useState(0)
  const [version, setVersion] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const { typing, typed, stopTyping } = useTyping()
  const socket = useRef<SupportSocket | null>(null)

  const fail = useCallback(
    (error: unknown) => {
      if (isLoggedOut(error)) return onLoggedOut()
      setProblem(problemOf(error))
    },
    [onLoggedOut],
  )
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
  const loadAnswers = useCallback(() => void api.answers().then(setAnswers, fail), [api, fail])

  useEffect(() => {
    const refreshAll = () => {
      refresh()
      loadAnswers()
      void api.operators().then(setOperators, fail)
    }
    const receive = (push: SupportPush) => {
      if (push.type === 'typing') typed(push)
      else if (push.type === 'answers') loadAnswers()
      else if (push.type === 'everything') refreshAll()
      else {
        stopTyping(push.conversationId)
        refresh()
      }
    }
    refreshAll()
    const opened = openSocket({
      opened() {
        setIsConnected(true)
        refreshAll()
      },
      pushed: receive,
      closed() {
        setIsConnected(false)
        // The session may have ended: then no reconnection succeeds.
        api.currentOperator().catch((error: unknown) => isLoggedOut(error) && onLoggedOut())
      },
    })
    socket.current = opened
    return () => opened.close()
  }, [api, fail, loadAnswers, onLoggedOut, openSocket, refresh, stopTyping, typed])

  const act = useCallback(
    async (action: () => Promise<unknown>) => {
      try {
        await action()
        setProblem(null)
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        refresh()
      }
    },
    [fail, refresh],
  )
  const sendTyping = useCallback((conversationId: string) => socket.current?.typing(conversationId), [])
  return { conversations, operators, answers, typing, isConnected, clockOffset, version, problem, act, sendTyping }
}

const isLoggedOut = (error: unknown) => error instanceof CallFailed && error.errorCode === 'not-logged-in'

function problemOf(error: unknown): string {
  const code = error instanceof CallFailed ? error.errorCode : null
  if (code === 'not-assigned') return texts.notAssigned
  return code === 'already-assigned' ? texts.alreadyAssigned : texts.failed
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

/** Who types now; a notice ends by itself. */
function useTyping() {
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
