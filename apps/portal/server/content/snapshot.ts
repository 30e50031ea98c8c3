import type { PlayMode, ReadableStatus } from '@herna/contract'
import { CONTENT_LISTS, type ContentListName, type ContentLists } from '@herna/contract/content'
import { isLaunchable } from '@herna/rules'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { ContentRefused, LIST_FAILURES } from './content-failure.ts'

export const LIST_NAMES = Object.keys(CONTENT_LISTS) as ContentListName[]

interface SnapshotFacts {
  version: string
  status: ReadableStatus
  locale: string
  missing?: readonly ContentListName[]
}

/** The lists with the look-up maps that features need. */
export function snapshotOf(lists: ContentLists, about: SnapshotFacts): ContentSnapshot {
  const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))
  const providerById = byId(lists.providers)
  const games = lists.games.map((game) => withoutUnlaunchableModes(game, providerById.get(game.provider)))
  return Object.freeze({
    ...lists,
    ...about,
    games,
    gameByCode: new Map(games.map((game) => [game.gameCode, game])),
    providerById,
    categoryById: byId(lists.categories),
    collectionById: byId(lists.collections),
    jackpotById: byId(lists.jackpots),
  })
}

/** Disables a play mode for which the provider has no launch URL, whatever the game's flags are. */
function withoutUnlaunchableModes(game: ContentLists['games'][number], provider: ContentLists['providers'][number] | undefined) {
  const isOpen = (mode: PlayMode) => provider !== undefined && isLaunchable(provider, mode, game.type === 'Live')
  const [demoEnabled, realEnabled] = [game.demoEnabled && isOpen('Demo'), game.realEnabled && isOpen('Real')]
  return demoEnabled === game.demoEnabled && realEnabled === game.realEnabled ? game : { ...game, demoEnabled, realEnabled }
}

const MAX_ATTEMPTS = 4

/**
 * Reads all lists of one version; when the content changes meanwhile, they are read again. Unchanged lists cost a 304.
 * A snapshot without an optional list has its own version string, so it does not count as complete and does not share cached pages.
 */
export async function readSnapshot(
  client: ContentClient,
  status: ReadableStatus,
  locale: string,
  previous: ContentSnapshot | null = null,
): Promise<ContentSnapshot> {
  let { version } = await client.version(null)
  for (let attempt = 1; ; attempt++) {
    const { lists, failed: failedLists } = await readLists(client, status, previous)
    const versionAfter = await client.version(null)
    if (versionAfter.version === version || attempt === MAX_ATTEMPTS) {
      const missingLists = failedLists.filter((name) => previous === null || previous.missing?.includes(name))
      return snapshotOf(lists, { version: [version, ...failedLists].join(WITHOUT), status, locale, missing: missingLists })
    }
    version = versionAfter.version
  }
}

const WITHOUT = ' without '
/** True when every list of the snapshot was read. */
export const isComplete = ({ version }: ContentSnapshot): boolean => !version.includes(WITHOUT)

async function readLists(client: ContentClient, status: ReadableStatus, previous: ContentSnapshot | null) {
  const failed: OptionalList[] = []
  const lists: Partial<ContentLists> = { ...OPTIONAL_LISTS, ...optionalOf(previous) }
  const readList = async <K extends ContentListName>(name: K) => {
    try {
      lists[name] = await client.list(name, status)
    } catch (error) {
      if (!isOptional(name)) throw error
      failed.push(name)
    }
  }
  await Promise.all(LIST_NAMES.map(readList))
  if (!areComplete(lists)) throw new Error('a content list was neither read nor failed')
  refuseMissingVideos(lists)
  return { lists, failed: failed.sort() }
}

/** [8.15] An empty video list is a failure only when some layout shows videos. */
function refuseMissingVideos({ layouts, videoWidgets }: ContentLists): void {
  const areShown = layouts.some(({ widgets }) => widgets.some(({ type }) => type === 'Videos'))
  if (areShown && videoWidgets.length === 0)
    throw new ContentRefused(LIST_FAILURES.videoWidgets, 'a layout shows videos, but the video list is empty')
}

/** Lists that the portal can do without, with their fallback values: no jackpots [8.22], no game rules. */
const OPTIONAL_LISTS = { jackpots: [], legalRules: { title: '', sections: [] } } satisfies Partial<ContentLists>
type OptionalList = keyof typeof OPTIONAL_LISTS
const optionalOf = (previous: ContentSnapshot | null) =>
  previous && { jackpots: previous.jackpots, legalRules: previous.legalRules }
const areComplete = (lists: Partial<ContentLists>): lists is ContentLists => LIST_NAMES.every((name) => lists[name] !== undefined)
const isOptional = (name: ContentListName): name is OptionalList => Object.hasOwn(OPTIONAL_LISTS, name)
