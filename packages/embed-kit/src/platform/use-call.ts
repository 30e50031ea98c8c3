import { fillPath, type InputArguments, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from './failure.ts'
import type { Platform } from './platform.ts'

export interface Call<T> {
  state: { at: 'loading' } | { at: 'failed'; failure: Failure } | { at: 'loaded'; reply: T }
  reload: () => void
  /** The platform answered a change with how things are now. */
  replace: (reply: T) => void
}

/** What a GET answers, asked for when the screen opens, when its address changes and again by `reload`, which keeps what is shown until the new answer is there. */
export function useCall<O extends Operation>(
  platform: Platform,
  operation: O,
  ...given: InputArguments<OperationInput<O>>
): Call<ReplyOf<O>> {
  const [state, setState] = useState<Call<ReplyOf<O>>['state']>({ at: 'loading' })
  const [turn, setTurn] = useState(0)
  // The input is another object at each rendering; the address tells whether it is another question.
  const address = fillPath(operation.path, given[0])
  const ask = useEffectEvent(() => platform.call(operation, ...given))
  useEffect(() => {
    let wanted = true
    void ask().then((answer) => {
      if (!wanted) return
      setState(answer.ok ? { at: 'loaded', reply: answer.reply } : { at: 'failed', failure: answer.failure })
    })
    return () => {
      wanted = false
    }
  }, [platform, address, turn])
  const reload = useCallback(() => {
    setState((now) => (now.at === 'failed' ? { at: 'loading' } : now))
    setTurn((now) => now + 1)
  }, [])
  const replace = useCallback((reply: ReplyOf<O>) => setState({ at: 'loaded', reply }), [])
  return { state, reload, replace }
}
