import type { CannedAnswer, ConversationSummary, SupportOperator, SupportPush } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SupportApi } from './support-api.ts'
import type { OpenSocket, SupportSocket } from './support-socket.ts'
import { texts } from './texts.sk-SK.ts'
import { useConversations, useTeam } from './use-lists.ts'
import { type Typing, useTyping } from './use-typing.ts'

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
  const [problem, setProblem] = useState<string | null>(null)
  const fail = useCallback(
    (error: unknown) => {
      if (isLoggedOut(error)) return onLoggedOut()
      setProblem(problemOf(error))
    },
    [onLoggedOut],
  )
  const { conversations, clockOffset, version, refresh } = useConversations(api, fail)
  const { operators, answers, loadOperators, loadAnswers } = useTeam(api, fail)
  const { typing, typed, stopTyping } = useTyping()

  const refreshAll = useCallback(() => {
    refresh()
    loadAnswers()
    loadOperators()
  }, [loadAnswers, loadOperators, refresh])
  const receive = useCallback(
    (push: SupportPush) => {
      if (push.type === 'typing') typed(push)
      else if (push.type === 'answers') loadAnswers()
      else if (push.type === 'everything') refreshAll()
      else {
        stopTyping(push.conversationId)
        refresh()
      }
    },
    [loadAnswers, refresh, refreshAll, stopTyping, typed],
  )
  // The session may have ended: then no reconnection succeeds.
  const checkSession = useCallback(() => {
    api.currentOperator().catch((error: unknown) => isLoggedOut(error) && onLoggedOut())
  }, [api, onLoggedOut])
  const connected = useCallback(() => {
    // What failed while the service was away is loaded again.
    setProblem(null)
    refreshAll()
  }, [refreshAll])
  const { isConnected, sendTyping } = useConnection(openSocket, { refreshAll, connected, receive, checkSession })

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
  return { conversations, operators, answers, typing, isConnected, clockOffset, version, problem, act, sendTyping }
}

interface ConnectionHandlers {
  refreshAll(): void
  connected(): void
  receive(push: SupportPush): void
  checkSession(): void
}

/** The socket while the page is open: everything is loaded at once, and again after each connection, since pushes may have been missed. */
function useConnection(openSocket: OpenSocket, { refreshAll, connected, receive, checkSession }: ConnectionHandlers) {
  const [isConnected, setIsConnected] = useState(false)
  const socket = useRef<SupportSocket | null>(null)
  useEffect(() => {
    refreshAll()
    const opened = openSocket({
      opened() {
        setIsConnected(true)
        connected()
      },
      pushed: receive,
      closed() {
        setIsConnected(false)
        checkSession()
      },
    })
    socket.current = opened
    return () => opened.close()
  }, [checkSession, connected, openSocket, receive, refreshAll])
  const sendTyping = useCallback((conversationId: string) => socket.current?.typing(conversationId), [])
  return { isConnected, sendTyping }
}

const isLoggedOut = (error: unknown) => error instanceof CallFailed && error.errorCode === 'not-logged-in'

function problemOf(error: unknown): string {
  const code = error instanceof CallFailed ? error.errorCode : null
  if (code === 'not-assigned') return texts.notAssigned
  return code === 'already-assigned' ? texts.alreadyAssigned : texts.failed
}
