import type { GameProblem, HostMessage, PortalMessage } from '@herna/contract/games'
import { type RefObject, useCallback, useEffect, useState } from 'react'

/** A game that has not said `ready` by then is reported as silent; it may still come. */
export const GAME_READY_LIMIT_MS = 20_000

export interface FrameState {
  at: 'opening' | 'running' | 'silent'
  /** Why the game stopped; null while it goes on. */
  problem: GameProblem | null
  inRound: boolean
}
const OPENING: FrameState = { at: 'opening', problem: null, inRound: false }

/** What a word of the game makes of its state. A round that starts, or a new `ready`, says that what stopped it is over. */
export function afterWord(state: FrameState, message: HostMessage): FrameState {
  switch (message.type) {
    case 'ready':
      return { at: 'running', problem: null, inRound: false }
    case 'round-started':
      return { ...state, problem: null, inRound: true }
    case 'round-ended':
      return { ...state, problem: null, inRound: false }
    case 'failed':
      return { ...state, problem: problemOf(message.problem), inRound: false }
  }
}

export interface GameFrameWatch {
  state: FrameState
  /** Speaks to the game, at its own origin only [S4]. */
  tell: (type: PortalMessage['type']) => void
  /** What stopped the game was settled here. */
  clearProblem: () => void
}

/** Follows one game frame: opening → running, or silent after 20 s without a word from it. A new attempt is a new component. */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  frameUrl: string,
  heard: (message: HostMessage) => void,
): GameFrameWatch {
  const [state, setState] = useState(OPENING)
  const { origin } = new URL(frameUrl)
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = readHostMessage(event, frame.current?.contentWindow ?? null, origin)
      if (!message) return
      setState((now) => afterWord(now, message))
      heard(message)
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(
      () => setState((now) => (now.at === 'opening' ? { ...now, at: 'silent' } : now)),
      GAME_READY_LIMIT_MS,
    )
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [frame, origin, heard])
  const tell = useCallback(
    (type: PortalMessage['type']) => {
      const message: PortalMessage = { source: 'herna-portal', type }
      frame.current?.contentWindow?.postMessage(message, origin)
    },
    [frame, origin],
  )
  const clearProblem = useCallback(() => setState((now) => ({ ...now, problem: null })), [])
  return { state, tell, clearProblem }
}

/** Keeps the game paused while `paused`: says it when it changes, and to a game that has just come up. */
export function usePause({ state, tell }: GameFrameWatch, paused: boolean): void {
  const isUp = state.at === 'running'
  useEffect(() => {
    if (isUp) tell(paused ? 'pause' : 'resume')
  }, [isUp, paused, tell])
}

/**
 * Reads what a game's window says [S4]: only from the frame we opened, at the origin we opened it at, in the shape we know.
 * Everything else is null, whatever it is. Written by hand: a schema library for four shapes would outweigh the page.
 */
export function readHostMessage(event: MessageEvent<unknown>, frame: Window | null, origin: string): HostMessage | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null
  const message = event.data
  if (typeof message !== 'object' || message === null) return null
  const { source, type, gameCode, balance, problem } = message as Record<string, unknown>
  if (source !== 'herna-game' || typeof gameCode !== 'string') return null
  if (type === 'ready' || type === 'round-started') return { source, type, gameCode }
  if (type === 'round-ended' && Number.isInteger(balance)) return { source, type, gameCode, balance: balance as number }
  if (type === 'failed' && typeof problem === 'string') return { source, type, gameCode, problem }
  return null
}

const KNOWN: Record<GameProblem, true> = {
  'session-over': true,
  blocked: true,
  'insufficient-funds': true,
  moved: true,
  unreachable: true,
  broken: true,
}
/** A word of another provider's, that we do not know, means that the game broke. */
export const problemOf = (word: string): GameProblem => (Object.hasOwn(KNOWN, word) ? (word as GameProblem) : 'broken')
