import { useCallback, useEffect, useState } from 'react'
import type { Failure } from './failure.ts'
import type { CallName, Platform, Reply } from './platform.ts'

export interface Call<T> {
  state: { at: 'loading' } | { at: 'failed'; failure: Failure } | { at: 'loaded'; reply: T }
  reload: () => void
  /** The platform answered a change with how things are now. */
  replace: (reply: T) => void
}

/** What a GET answers, asked for when the screen opens and again by `reload`, which keeps what is shown until the new answer is there. */
export function useCall<N extends CallName>(platform: Platform, name: N, query?: Record<string, string>): Call<Reply<N>> {
  const [state, setState] = useState<Call<Reply<N>>['state']>({ at: 'loading' })
  const [turn, setTurn] = useState(0)
  const search = new URLSearchParams(query).toString()
  useEffect(() => {
    let wanted = true
    const where = { query: Object.fromEntries(new URLSearchParams(search)) }
    void (platform.call as (...given: unknown[]) => ReturnType<Platform['call']>)(name, undefined, where).then((answer) => {
      if (!wanted) return
      setState(answer.ok ? { at: 'loaded', reply: answer.reply as Reply<N> } : { at: 'failed', failure: answer.failure })
    })
    return () => {
      wanted = false
    }
  }, [platform, name, search, turn])
  const reload = useCallback(() => {
    setState((now) => (now.at === 'failed' ? { at: 'loading' } : now))
    setTurn((now) => now + 1)
  }, [])
  const replace = useCallback((reply: Reply<N>) => setState({ at: 'loaded', reply }), [])
  return { state, reload, replace }
}
