import { partsWanted, type PersonalPart } from '@herna/rules/personal'
import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { isPromotionActive, promotionsBadge } from '@herna/rules/bonuses'
import { bonuses, clearBonuses, loadBonuses, useGamingCount } from '../../bonuses/index.ts'
import { setPlayerMarks, type TileView } from '../../game/index.ts'
import { MessagesLayer } from '../../inbox/index.ts'
import { NotificationsStart } from '../../realtime/index.ts'
import { shellRulesHere, usePlayer } from '../../session/index.ts'
import { optIns, setPromotionsBadge } from '../../promotion-cards/index.ts'
import type { PublicConfiguration } from '../../config/index.ts'
import { clearFavourites, FavouriteButton, loadFavourites } from '../../favourites/index.ts'
import {
  forgetPersonalised,
  personalised,
  playerGames,
  specialCategories,
  triedGames,
  useContentHost,
  wins,
} from '../../player-data/index.ts'
import { forgetOwnRooms, RoomKeeper, usePersonalCategories, usePersonalTexts } from '../../personal-lists/index.ts'
import { Coins, Sparkles } from '@herna/kit/icons'
import styles from './tile-marks.module.css'

const MARKS = { OnTile: TileMarks, Favourite: (game: { code: string; name: string }) => <FavouriteButton {...game} onArt /> }

/** What a login brings to every page: hearts, and the lists that layouts have a place for [4.18]–[4.20]. Shows nothing itself. */
export function SignedInLayer() {
  const { username } = usePlayer()
  const categories = usePersonalCategories()
  const wanted = [...partsWanted(categories.map(({ type }) => type))].sort().join(' ')
  const configuration = useConfiguration()
  useContentHost(configuration)
  useEffect(() => {
    if (username === null) return
    setPlayerMarks(MARKS)
    load(new Set(wanted.split(' ') as PersonalPart[]))
    return () => {
      setPlayerMarks(null)
      forget()
    }
  }, [username, wanted])
  const hasMessages = shellRulesHere().loadsMessages
  return (
    <>
      <RoomKeeper categories={categories} />
      <BadgeKeeper />
      {hasMessages && <MessagesLayer />}
      {configuration && <NotificationsStart configuration={configuration} />}
    </>
  )
}

/** Bonuses and joined promotions, counted beside the link to both [2.34]. */
function BadgeKeeper() {
  const root = useRouteLoaderData('root') as { joinable?: { templateCode: string | null; tagName: string | null }[] } | undefined
  const had = bonuses.use().value?.length ?? 0
  const joined = optIns.use().value
  const active = joined ? (root?.joinable ?? []).filter((promotion) => isPromotionActive(promotion, joined)).length : 0
  useEffect(() => {
    setPromotionsBadge(promotionsBadge(had, active))
    return () => setPromotionsBadge(null)
  }, [had, active])
  return null
}

const useConfiguration = (): PublicConfiguration | undefined =>
  (useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined)?.configuration

function load(parts: ReadonlySet<PersonalPart>): void {
  if (parts.has('favourites')) void loadFavourites()
  if (parts.has('playerGames')) void playerGames.load()
  if (parts.has('triedGames')) void triedGames.load()
  if (parts.has('recentWins')) void wins.load()
  if (parts.has('personalised')) void personalised.load()
  if (parts.has('specialCategories')) void specialCategories.load()
  // Native views have their own [4.16].
  if (shellRulesHere().loadsBonuses) {
    void loadBonuses()
    void optIns.load()
  }
}

/** [4.18] [4.19] */
function forget(): void {
  clearFavourites()
  playerGames.clear()
  triedGames.clear()
  wins.clear()
  forgetPersonalised()
  specialCategories.clear()
  clearBonuses()
  optIns.clear()
  forgetOwnRooms()
}

/** What a player has of a game, over its picture: the heart [4.18], and what is left of free spins or golden chips [4.23]. */
function TileMarks({ tile }: { tile: TileView }) {
  return (
    <div className={styles.marks} data-ribboned={tile.jackpot && !tile.maintenance ? '' : undefined}>
      <FavouriteButton code={tile.code} name={tile.name} onArt className={styles.heart} />
      {!tile.maintenance && <Remaining code={tile.code} />}
    </div>
  )
}

function Remaining({ code }: { code: string }) {
  const t = usePersonalTexts()
  const left = useGamingCount(code)
  if (!left) return null
  const Icon = left.kind === 'free-spins' ? Sparkles : Coins
  return (
    <span className={styles.left}>
      <Icon size={14} aria-hidden="true" />
      {t(left.kind, { count: left.count })}
    </span>
  )
}
