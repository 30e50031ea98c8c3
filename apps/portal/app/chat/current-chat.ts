import { CallFailed } from '@herna/http-client/call-failed'
import type { ChatCalls } from './chat-client.ts'
import type { OpenContext } from './chat-context.ts'

/** The context that the page shows; what a former one still loads is dropped (F8). */
export interface CurrentChat {
  context(): OpenContext | null
  change(context: OpenContext): void
  isCurrent(context: OpenContext): boolean
  /** Runs a call in a context; a refused session of the current one is opened again once. Rejects with `CallFailed`. */
  call<T>(own: OpenContext, run: (calls: ChatCalls) => Promise<T>): Promise<T>
}

export function createCurrentChat(): CurrentChat {
  let context: OpenContext | null = null
  const isCurrent = (candidate: OpenContext) => candidate === context
  return {
    context: () => context,
    change(next) {
      context = next
    },
    isCurrent,
    async call(own, run) {
      try {
        return await run(await own.calls())
      } catch (error) {
        if (!(error instanceof CallFailed) || error.errorCode !== 'chat-session-invalid' || !isCurrent(own)) throw error
        own.dropSession()
        return run(await own.calls())
      }
    },
  }
}
