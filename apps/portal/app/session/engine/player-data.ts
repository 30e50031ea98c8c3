import {
  type Fault,
  labelsToLoad,
  noPlayer,
  partRequested,
  partFailed,
  partLoaded,
  type PlayerData,
  type PlayerLabel,
  playerLoggedIn,
  playerLoggedOut,
  sessionCodeOf,
} from '@herna/rules/player'
import type { Balances } from '@herna/contract/player'
import type { LoginScript } from '../../api/index.ts'
import { faultOf } from './api-fault.ts'
import { logFailure } from './log-failure.ts'
import { type BalanceUpdate, heldBalance } from './held-balance.ts'
import { heldSessionToken } from './held-session-token.ts'
import type { PlayerValues } from './player-view.ts'
import type { PlayerPorts } from './ports.ts'

type SessionCode = NonNullable<ReturnType<typeof sessionCodeOf>>
interface DataHooks {
  script(): Promise<LoginScript>
  loadsMessages: boolean
  onData(data: PlayerData<PlayerValues>): void
  onServerTime(iso: string): void
  onInvalid(code: SessionCode): void
  onFailure(label: PlayerLabel): void
}

/** What nothing on the screen waits for. */
const NOT_URGENT: readonly PlayerLabel[] = ['info', 'overview', 'notification']

/** Loads the player data, each part independently: a failing one does not affect the others [4.2] [8.6]. */
export function playerData({ gateway, platform, clock }: PlayerPorts, hooks: DataHooks) {
  let data: PlayerData<PlayerValues> = noPlayer<PlayerValues>()
  const set = (next: PlayerData<PlayerValues>): void => {
    if (next === data) return
    data = next
    hooks.onData(data)
  }

  const loaders: { [L in PlayerLabel]: () => Promise<PlayerValues[L]> } = {
    balance: () => gateway.balances(),
    balance_visibility: () => gateway.balanceHidden(),
    info: () => gateway.playerInfo(),
    overview: () => gateway.clientOverview(),
    messages: async () => (await hooks.script()).waitingMessages(),
    notification: () => gateway.notificationToken(),
    async protection() {
      const reply = await platform.protection()
      hooks.onServerTime(reply.serverTime)
      return reply
    },
  }

  const sessionToken = heldSessionToken(clock.now)
  const balanceView = heldBalance((value, epoch) => set(partLoaded(data, epoch, 'balance', value)))

  async function load(label: PlayerLabel): Promise<void> {
    const { epoch } = data
    set(partRequested(data, label))
    const pushes = balanceView.pushCount()
    try {
      const value = await loaders[label]()
      if (label !== 'balance') return set(partLoaded(data, epoch, label, value))
      if (epoch === data.epoch) balanceView.onLoaded(value as Balances, epoch, data.parts.balance.value)
      // A balance pushed during the request may be newer than the reply.
      if (epoch === data.epoch && pushes !== balanceView.pushCount()) return load(label)
    } catch (error) {
      logFailure(label, error)
      onFault(label, epoch, faultOf(error))
    }
  }

  function onFault(label: PlayerLabel, epoch: number, fault: Fault): void {
    if (epoch !== data.epoch || data.username === null) return
    set(partFailed(data, epoch, label))
    const code = sessionCodeOf(fault)
    if (code) hooks.onInvalid(code)
    else hooks.onFailure(label)
  }

  return {
    enter(username: string): void {
      balanceView.discardPending()
      set(playerLoggedIn(data, username))
      const { epoch } = data
      // In a task each: seven requests in one would block a phone for a tenth of a second [P3].
      for (const label of labelsToLoad(hooks))
        clock.later(NOT_URGENT.includes(label) ? 'idle' : 'soon', () => {
          if (epoch === data.epoch) void load(label)
        })
    },
    leave(): void {
      sessionToken.hold(null)
      balanceView.discardPending()
      set(playerLoggedOut(data))
    },
    /** Pushed by the notifications [7.46]; ignored before the first balance is loaded. */
    pushBalance: (updates: readonly BalanceUpdate[]): void => balanceView.onPush(updates, data.epoch, data.parts.balance.value),
    holdBalance: balanceView.hold,
    releaseBalance: balanceView.release,
    /** The gateway's login reply contains the first tokens [7.2] [3.49]. */
    keepTokens(tokens: { notificationToken: string | null; sessionToken: string | null }): void {
      sessionToken.hold(tokens.sessionToken)
      if (tokens.notificationToken !== null) set(partLoaded(data, data.epoch, 'notification', tokens.notificationToken))
    },
    takeSessionToken: sessionToken.take,
    load: (label: PlayerLabel): void => {
      if (data.username !== null) void load(label)
    },
    /** Applied at once, reverted when the gateway does not store it [8.25]. Resolves with false when the player should be notified. */
    async setBalanceHidden(hidden: boolean): Promise<boolean> {
      const { epoch, username } = data
      if (username === null) return false
      const previousHidden = data.parts.balance_visibility.value ?? false
      set(partLoaded(data, epoch, 'balance_visibility', hidden))
      try {
        set(partLoaded(data, epoch, 'balance_visibility', await gateway.setBalanceHidden(hidden)))
        return true
      } catch (error) {
        logFailure('balance_visibility', error)
        set(partLoaded(data, epoch, 'balance_visibility', previousHidden))
        const code = sessionCodeOf(faultOf(error))
        if (code && epoch === data.epoch) hooks.onInvalid(code)
        return code !== null
      }
    },
  }
}
