import {
  heartbeatOutcome,
  type KeepAliveEffect,
  type KeepAliveEvent,
  keepAliveStep,
  STOPPED_KEEP_ALIVE,
} from '@herna/rules/player'
import type { LoginScript } from '../../api/index.ts'
import { faultOf } from './api-fault.ts'
import type { PlayerPorts } from './ports.ts'
import { runMachine } from './run-machine.ts'

type SessionCode = Extract<KeepAliveEffect, { type: 'session-invalid' }>['code']
interface KeepAliveHooks {
  script(): Promise<LoginScript>
  millisFromLastAction(): number
  onServerTime(iso: string): void
  onConnection(connected: boolean): void
  onInvalid(code: SessionCode): void
}

/** Sends heartbeats to the gateway and the platform while a player is logged in [4.12] [7.10]. */
export function keepAliveRunner({ gateway, clock }: PlayerPorts, hooks: KeepAliveHooks) {
  let cancelTimer = (): void => undefined
  let currentBeat: AbortController | null = null

  async function beat(number: number): Promise<KeepAliveEvent> {
    const controller = new AbortController()
    currentBeat = controller
    const millis = hooks.millisFromLastAction()
    const results = await Promise.allSettled([
      gateway.keepAlive(millis, controller.signal).then((reply) => hooks.onServerTime(reply.serverTime)),
      hooks.script().then((script) => script.keepAlive(millis)),
    ])
    const outcome = heartbeatOutcome(results.map((result) => (result.status === 'rejected' ? faultOf(result.reason) : null)))
    if (outcome.type === 'invalid') return { ...outcome, beat: number }
    return outcome.type === 'alive'
      ? { type: 'alive', beat: number, now: clock.now() }
      : { type: 'trouble', beat: number, random: clock.random() }
  }

  const machine = runMachine({
    initial: STOPPED_KEEP_ALIVE,
    step: keepAliveStep,
    perform(effect: KeepAliveEffect, send: (event: KeepAliveEvent) => void) {
      switch (effect.type) {
        case 'beat':
          return void beat(effect.beat).then(send)
        case 'abort-beat':
          return currentBeat?.abort()
        case 'schedule':
          cancelTimer = clock.after(effect.afterMs, () => send({ type: 'due', now: clock.now() }))
          return
        case 'cancel-timer':
          return cancelTimer()
        case 'show-connection':
          return hooks.onConnection(effect.connected)
        case 'session-invalid':
          return hooks.onInvalid(effect.code)
      }
    },
  })
  return {
    start: () => machine.send({ type: 'start', now: clock.now() }),
    stop: () => machine.send({ type: 'stop' }),
    wake: () => machine.send({ type: 'wake', now: clock.now() }),
    idle: () => machine.send({ type: 'idle', now: clock.now() }),
  }
}
