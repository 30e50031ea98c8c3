import type { SharedEffect } from '../round/state.ts'
import type { ViewEffect } from './game-spec.ts'

/** Effects the shell does itself. */
export type ShellEffect<O> = Exclude<SharedEffect<O>, ViewEffect<O>>

const SHELL_EFFECTS: Record<ShellEffect<unknown>['type'], true> = {
  'open-session': true,
  'ask-round': true,
  'round-started': true,
  'round-ended': true,
  'report-failure': true,
}
export const isShellEffect = <O>(effect: { type: string }): effect is ShellEffect<O> => Object.hasOwn(SHELL_EFFECTS, effect.type)
