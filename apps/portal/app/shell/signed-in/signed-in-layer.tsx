import { requiredParts, type PersonalPart } from '@herna/rules/personal'
import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { isPromotionActive, promotionsBadgeCount } from '@herna/rules/bonuses'
import { bonuses, clearBonuses, loadBonuses } from '../../bonuses/index.ts'
import { setPlayerMarks } from '../../game/index.ts'
import { MessagesLayer } from '../../inbox/index.ts'
import { NotificationsStart } from '../../realtime/index.ts'
import { track } from '../../tracking/index.ts'
import { currentShellRules, usePlayerValue, whenIdle } from '../../session/index.ts'
import { optIns, setPromotionsBadge } from '../../promotion-cards/index.ts'
import type { PublicConfiguration } from '../../config/index.ts'
import { clearFavourites, loadFavourites } from '../../favourites/index.ts'
import {
  clearPersonalised,
  clearTables,
  personalisedGames,
  playerGames,
  specialCategories,
  triedGames,
  useContentHost,
  wins,
} from '../../player-data/index.ts'
import { clearPlayerRows, RowSpaceReserver, usePersonalCategories } from '../../personal-lists/index.ts'
import { MARKS } from './tile-marks.tsx'
import { markWaitingTiles } from './waiting-marks.ts'

/** Loads a player's data on every page: favourites, and the lists that layouts contain [4.18]–[4.20]. Renders nothing visible itself. */
export function SignedInLayer() {
  const username = usePlayerValue((player) => player.username)
  const categories = usePersonalCategories()
  const partNames = [...requiredParts(categories.map(({ type }) => type))].sort().join(' ')
  const configuration = useConfiguration()
  useContentHost(configuration)
  useEffect(() => {
    if (username === null) return
    setPlayerMarks(MARKS)
    const stopMarking = markWaitingTiles()
    const stopLoading = loadParts(new Set(partNames.split(' ') as PersonalPart[]))
    return () => {
      stopLoading()
      stopMarking()
      setPlayerMarks(null)
      clearParts()
    }
  }, [username, partNames])
  const hasMessages = currentShellRules().loadsMessages
  return (
    <>
      <RowSpaceReserver categories={categories} />
      <PromotionsBadgeUpdater />
      <TrackedPlayer />
      {hasMessages && <MessagesLayer />}
      {configuration && <NotificationsStart configuration={configuration} />}
    </>
  )
}

/** Hands the player's data to the tracking, which sends facts of it only with consent to marketing [7.49]. */
function TrackedPlayer() {
  const info = usePlayerValue(({ data }) => data?.info.value ?? null)
  useEffect(() => {
    track({ player: info })
    return () => track({ player: null })
  }, [info])
  return null
}

/** Updates the badge at the promotions link: the number of bonuses and joined promotions [2.34]. */
function PromotionsBadgeUpdater() {
  const root = useRouteLoaderData('root') as { joinable?: { templateCode: string | null; tagName: string | null }[] } | undefined
  const bonusCount = bonuses.use().value?.length ?? 0
  const joinedPromotions = optIns.use().value
  const activeCount = joinedPromotions
    ? (root?.joinable ?? []).filter((promotion) => isPromotionActive(promotion, joinedPromotions)).length
    : 0
  useEffect(() => {
    setPromotionsBadge(promotionsBadgeCount(bonusCount, activeCount))
    return () => setPromotionsBadge(null)
  }, [bonusCount, activeCount])
  return null
}

const useConfiguration = (): PublicConfiguration | undefined =>
  (useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined)?.configuration

/** Loads each part in a task of its own: ten requests in one would block a phone for a tenth of a second [P3]. Returns a function that stops what has not begun. */
function loadParts(parts: ReadonlySet<PersonalPart>): () => void {
  // Shown on the tiles of the first screen; the others are counts and rows.
  const timer = parts.has('favourites') ? setTimeout(() => void loadFavourites()) : undefined
  const loads: (false | (() => Promise<unknown>))[] = [
    parts.has('playerGames') && playerGames.load,
    parts.has('triedGames') && triedGames.load,
    parts.has('recentWins') && wins.load,
    // Native views show bonuses themselves [4.16].
    ...(currentShellRules().loadsBonuses ? [loadBonuses, optIns.load] : []),
    parts.has('specialCategories') && specialCategories.load,
    // Last: it needs the player's id, which the engine loads.
    parts.has('personalised') && personalisedGames.load,
  ]
  const cancels = loads.filter((load) => load !== false).map((load) => whenIdle(() => void load()))
  return () => {
    clearTimeout(timer)
    for (const cancel of cancels) cancel()
  }
}

/** [4.18] [4.19] */
function clearParts(): void {
  clearFavourites()
  playerGames.clear()
  triedGames.clear()
  wins.clear()
  clearPersonalised()
  specialCategories.clear()
  clearBonuses()
  optIns.clear()
  clearPlayerRows()
  clearTables()
}
