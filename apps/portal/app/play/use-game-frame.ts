import { type RefObject, useEffect, useState } from 'react'
import { readHostMessage } from './host-message.ts'

/** A game that has not said `ready` by then is reported as silent; it may still come. */
export const GAME_READY_LIMIT_MS = 20_000

export type FrameState = 'opening' | 'running' | 'silent'

/** Follows one game frame: opening → running, or silent after 20 s without a word from it. A new attempt is a new component. */
export function useGameFrame(frame: RefObject<HTMLIFrameElement | null>, frameUrl: string, onRunning: () => void): FrameState {
  const [state, setState] = useState<FrameState>('opening')
  useEffect(() => {
    const origin = new URL(frameUrl).origin
    const hear = (event: MessageEvent<unknown>) => {
      if (readHostMessage(event, frame.current?.contentWindow ?? null, origin)?.type !== 'ready') return
      setState('running')
      onRunning()
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'silent' : now)), GAME_READY_LIMIT_MS)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [frame, frameUrl, onRunning])
  return state
}
