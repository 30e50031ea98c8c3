import type { GameProblem, HostMessage, PortalMessage } from '@herna/contract/games'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Milliseconds after which a game without `ready` is reported as silent; it may still become ready. */
export const GAME_READY_LIMIT_MS = 20_000

export interface FrameState {
  phase: 'opening' | 'running' | 'silent'
  /** Why the game stopped; null while it runs. */
  problem: GameProblem | null
  inRound: boolean
}
const OPENING: FrameState = { phase: 'opening', problem: null, inRound: false }

/** The state after a message from the game. A started round or a new `ready` clears the problem. */
export function nextFrameState(state: FrameState, message: HostMessage): FrameState {
  switch (message.type) {
    case 'ready':
      return { phase: 'running', problem: null, inRound: false }
    case 'round-started':
      return { ...state, problem: null, inRound: true }
    case 'round-ended':
      return { ...state, problem: null, inRound: false }
    case 'loading':
    case 'player-turn':
    case 'stake-taken':
      return state
    case 'failed':
      return { ...state, problem: knownProblem(message.problem), inRound: message.isRoundOpen === true }
  }
}

export interface GameFrameHandle {
  state: FrameState
  /** Posts a message to the game, to its origin only [S4]. */
  send: (type: PortalMessage['type']) => void
  /** Clears a problem that the portal resolved. */
  clearProblem: () => void
}

/** State of one game iframe: opening → running, or silent after 20 s without a message. A new attempt needs a new component. */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  frameUrl: string,
  onMessage: (message: HostMessage) => void,
): GameFrameHandle {
  const [state, setState] = useState(OPENING)
  const { origin } = new URL(frameUrl)
  // With the commit of the iframe: after it a busy phone would miss the first messages of a game that starts quickly.
  useLayoutEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = readHostMessage(event, frame.current?.contentWindow ?? null, origin)
      if (!message) return
      setState((now) => nextFrameState(now, message))
      onMessage(message)
    }
    window.addEventListener('message', receive)
    const timer = setTimeout(
      () => setState((now) => (now.phase === 'opening' ? { ...now, phase: 'silent' } : now)),
      GAME_READY_LIMIT_MS,
    )
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [frame, origin, onMessage])
  const send = useCallback(
    (type: PortalMessage['type']) => {
      const message: PortalMessage = { source: 'herna-portal', type }
      frame.current?.contentWindow?.postMessage(message, origin)
    },
    [frame, origin],
  )
  const clearProblem = useCallback(() => setState((now) => ({ ...now, problem: null })), [])
  return { state, send, clearProblem }
}

/** Pauses the game while `paused`: sends every change, and the current value to a game that has just become ready. */
export function usePause({ state, send }: GameFrameHandle, paused: boolean): void {
  const isRunning = state.phase === 'running'
  useEffect(() => {
    if (isRunning) send(paused ? 'pause' : 'resume')
  }, [isRunning, paused, send])
}

/**
 * Validates a message from the game [S4]: its source is our iframe, its origin the game's, its shape known. Null otherwise.
 * Written by hand, because a schema library for seven shapes would weigh more than the page.
 */
export function readHostMessage(event: MessageEvent<unknown>, frame: Window | null, origin: string): HostMessage | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null
  const message = event.data
  if (typeof message !== 'object' || message === null) return null
  const { source, type, gameCode, balance, problem, isTurn, isRoundOpen } = message as Record<string, unknown>
  if (source !== 'herna-game' || typeof gameCode !== 'string') return null
  if (type === 'loading' || type === 'ready' || type === 'round-started' || type === 'stake-taken')
    return { source, type, gameCode }
  if (type === 'round-ended' && Number.isInteger(balance)) return { source, type, gameCode, balance: balance as number }
  if (type === 'player-turn' && typeof isTurn === 'boolean') return { source, type, gameCode, isTurn }
  if (type === 'failed' && typeof problem === 'string')
    return { source, type, gameCode, problem, ...(typeof isRoundOpen === 'boolean' ? { isRoundOpen } : {}) }
  return null
}

const KNOWN_PROBLEMS: Record<GameProblem, true> = {
  'session-over': true,
  blocked: true,
  'insufficient-funds': true,
  moved: true,
  unreachable: true,
  broken: true,
}
/** An unknown problem code (of another provider) counts as broken. */
export const knownProblem = (code: string): GameProblem =>
  Object.hasOwn(KNOWN_PROBLEMS, code) ? (code as GameProblem) : 'broken'
