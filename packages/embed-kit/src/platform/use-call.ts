import { fillPath, type InputArguments, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from './failure.ts'
import type { Platform } from './platform.ts'

/** State of a GET operation in a component, see `useCall`. */
export interface Call<T> {
  state: { status: 'loading' } | { status: 'failed'; failure: Failure } | { status: 'loaded'; reply: T }
  reload: () => void
  /** Sets the reply of a change, which contains the current state. */
  replace: (reply: T) => void
}

/** Runs a GET operation on mount, when its URL changes and on `reload`, which shows the previous reply until the new one arrives. */
export function useCall<O extends Operation>(
  platform: Platform,
  operation: O,
  ...input: InputArguments<OperationInput<O>>
): Call<ReplyOf<O>> {
  const [state, setState] = useState<Call<ReplyOf<O>>['state']>({ status: 'loading' })
  const [reloadCount, setReloadCount] = useState(0)
  // The input is a new object at each render; the URL shows whether the request differs.
  const address = fillPath(operation.path, input[0])
  const requestReply = useEffectEvent(() => platform.call(operation, ...input))
  useEffect(() => {
    let isCurrent = true
    void requestReply().then((result) => {
      if (!isCurrent) return
      setState(result.ok ? { status: 'loaded', reply: result.reply } : { status: 'failed', failure: result.failure })
    })
    return () => {
      isCurrent = false
    }
  }, [platform, address, reloadCount])
  const reload = useCallback(() => {
    setState((current) => (current.status === 'failed' ? { status: 'loading' } : current))
    setReloadCount((current) => current + 1)
  }, [])
  const replace = useCallback((reply: ReplyOf<O>) => setState({ status: 'loaded', reply }), [])
  return { state, reload, replace }
}
