import { listedBonuses, type GamingCount, gamesWithCount, gamingCounts } from '@herna/rules/bonuses'
import type { GamingBonus, PlayerBonus } from '@herna/contract/player'
import { useSyncExternalStore } from 'react'
import { playerPart } from '../player-data/index.ts'
import { callHosts } from '../session/index.ts'
import { createStore } from '../store/index.ts'
import { showBonusError } from './bonus-errors.ts'

const retry = () => void loadBonuses()

/** The player's current bonuses [7.17], without cash ones [4.21]. */
export const bonuses = playerPart<PlayerBonus[]>(
  'bonuses',
  async () => listedBonuses(await callHosts(({ gateway }) => gateway.bonuses())),
  () => showBonusError('fetch', retry),
)

/** Remaining free spins and golden chips [7.16] [3.51]. The snackbar has a fixed id, so two failures show one message. */
const gamingBonuses = playerPart<GamingBonus[]>(
  'gaming_bonuses',
  () => callHosts(({ gateway }) => gateway.gamingBonuses()),
  () => showBonusError('fetch', retry),
)

const NONE: ReadonlyMap<string, GamingCount> = new Map()
const counts = createStore(NONE)
// Recounted whenever the player's bonuses change [4.23].
gamingBonuses.subscribe(() => {
  const { value, state } = gamingBonuses.get()
  if (state === 'ready' || state === 'idle') counts.set(value ? gamingCounts(value) : NONE)
})

export const loadBonuses = async (): Promise<void> => {
  await Promise.all([bonuses.load(), gamingBonuses.load()])
}
export function clearBonuses(): void {
  bonuses.clear()
  gamingBonuses.clear()
}

/** Whether something is left to play free on one game. */
export const hasGamingCount = (code: string): boolean => counts.get().has(code)
/** Listens to `hasGamingCount`. */
export const onGamingCounts = counts.subscribe

/** What is left on one game; a change re-renders one tile only. */
export const useGamingCount = (code: string): GamingCount | null =>
  useSyncExternalStore(
    counts.subscribe,
    () => counts.get().get(code) ?? null,
    () => null,
  )

/** Free spins or golden chips of one bonus; null for other bonuses and until loaded. */
export const useGamingBonus = (bonusId: string): GamingBonus | null =>
  useSyncExternalStore(
    gamingBonuses.subscribe,
    () => gamingBonuses.get().value?.find((each) => each.bonusId === bonusId) ?? null,
    () => null,
  )

/** Game codes of the two dynamic lists [4.23]. */
export const gamesToPlayFree = (kind: GamingCount['kind']): string[] => gamesWithCount(counts.get(), kind)
export const onGamingBonuses = gamingBonuses.subscribe
export const gamingBonusesState = () => gamingBonuses.get().state
