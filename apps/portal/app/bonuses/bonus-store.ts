import { bonusesListed, type GamingCount, gamesWith, gamingCounts } from '@herna/rules/bonuses'
import type { GamingBonus, PlayerBonus } from '@herna/contract/player'
import { useSyncExternalStore } from 'react'
import { playerPart } from '../player-data/index.ts'
import { askHosts } from '../session/index.ts'
import { createStore } from '../store/index.ts'
import { tellBonus } from './bonus-errors.ts'

const retry = () => void loadBonuses()

/** The player's bonuses as they are now [7.17]; cash is none of them [4.21]. */
export const bonuses = playerPart<PlayerBonus[]>(
  'bonuses',
  async () => bonusesListed(await askHosts(({ gateway }) => gateway.bonuses())),
  () => tellBonus('fetch', retry),
)

/** What is left to play for nothing [7.16] [3.51]. When both fail, one word is enough: it replaces itself. */
const gaming = playerPart<GamingBonus[]>(
  'gaming_bonuses',
  () => askHosts(({ gateway }) => gateway.gamingBonuses()),
  () => tellBonus('fetch', retry),
)

const NONE: ReadonlyMap<string, GamingCount> = new Map()
const counts = createStore(NONE)
// Counted again whenever the player's bonuses change [4.23].
gaming.subscribe(() => {
  const { value, state } = gaming.get()
  if (state === 'ready' || state === 'idle') counts.set(value ? gamingCounts(value) : NONE)
})

export const loadBonuses = async (): Promise<void> => {
  await Promise.all([bonuses.load(), gaming.load()])
}
export function clearBonuses(): void {
  bonuses.clear()
  gaming.clear()
}

/** What is left on one game; a number changes one tile. */
export const useGamingCount = (code: string): GamingCount | null =>
  useSyncExternalStore(
    counts.subscribe,
    () => counts.get().get(code) ?? null,
    () => null,
  )

/** Free spins or golden chips of one bonus; null for other bonuses, and until they are known. */
export const useGamingBonus = (bonusId: string): GamingBonus | null =>
  useSyncExternalStore(
    gaming.subscribe,
    () => gaming.get().value?.find((each) => each.bonusId === bonusId) ?? null,
    () => null,
  )

/** The games of the two dynamic lists [4.23]. */
export const gamesToPlayFree = (kind: GamingCount['kind']): string[] => gamesWith(counts.get(), kind)
export const onGamingBonuses = gaming.subscribe
export const gamingBonusesState = () => gaming.get().state
