import type { PlayMode, ReadableStatus } from '@herna/contract'
import { CONTENT_LISTS, type ContentListName, type ContentLists } from '@herna/contract/content'
import { isLaunchable } from '@herna/rules'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { ContentRefused, LIST_FAILURES } from './content-failure.ts'

export const LIST_NAMES = Object.keys(CONTENT_LISTS) as ContentListName[]

interface About {
  version: string
  status: ReadableStatus
  locale: string
  missing?: readonly ContentListName[]
}

/** The lists with the look-ups that rooms need. */
export function snapshotOf(lists: ContentLists, about: About): ContentSnapshot {
  const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))
  const providerById = byId(lists.providers)
  const games = lists.games.map((game) => withoutDeadModes(game, providerById.get(game.provider)))
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

/** A mode that the provider has no launch address for is not offered, whatever the game's flags say: no screen promises what cannot be opened. */
function withoutDeadModes(game: ContentLists['games'][number], provider: ContentLists['providers'][number] | undefined) {
  const isOpen = (mode: PlayMode) => provider !== undefined && isLaunchable(provider, mode, game.type === 'Live')
  const [demoEnabled, realEnabled] = [game.demoEnabled && isOpen('Demo'), game.realEnabled && isOpen('Real')]
  return demoEnabled === game.demoEnabled && realEnabled === game.realEnabled ? game : { ...game, demoEnabled, realEnabled }
}

const MOST_ATTEMPTS = 4

/**
 * All lists as they stand in one version: when content changes meanwhile, they are read again. Unchanged lists cost a 304.
 * A snapshot that lacks an optional list has a version of its own, so that it is neither taken for complete nor shares cached pages with the complete one.
 */
export async function readSnapshot(
  client: ContentClient,
  status: ReadableStatus,
  locale: string,
  previous: ContentSnapshot | null = null,
): Promise<ContentSnapshot> {
  let { version } = await client.version(null)
  for (let attempt = 1; ; attempt++) {
    const { lists, failed } = await readLists(client, status, previous)
    const after = await client.version(null)
    if (after.version === version || attempt === MOST_ATTEMPTS) {
      const missing = failed.filter((name) => previous === null || previous.missing?.includes(name))
      return snapshotOf(lists, { version: [version, ...failed].join(WITHOUT), status, locale, missing })
    }
    version = after.version
  }
}

const WITHOUT = ' without '
/** True when every list of the snapshot was read in its version. */
export const isComplete = ({ version }: ContentSnapshot): boolean => !version.includes(WITHOUT)

async function readLists(client: ContentClient, status: ReadableStatus, previous: ContentSnapshot | null) {
  const failed: OptionalList[] = []
  const read = async (name: ContentListName) => {
    if (!isOptional(name)) return client.list(name, status)
    return client.list(name, status).catch(() => {
      failed.push(name)
      return previous?.[name] ?? OPTIONAL_LISTS[name]
    })
  }
  const entries = await Promise.all(LIST_NAMES.map(async (name) => [name, await read(name)] as const))
  const lists = Object.fromEntries(entries) as unknown as ContentLists
  refuseMissingVideos(lists)
  return { lists, failed: failed.sort() }
}

/** [8.15] Empty videos are a failure where a page shows them; a catalogue that shows none needs none. */
function refuseMissingVideos({ layouts, videoWidgets }: ContentLists): void {
  const areShown = layouts.some(({ widgets }) => widgets.some(({ type }) => type === 'Videos'))
  if (areShown && videoWidgets.length === 0)
    throw new ContentRefused(LIST_FAILURES.videoWidgets, 'videos are shown, but there are none')
}

/** Lists without which the rest of the portal works, with what stands in until they answer: no jackpot amounts [8.22], no game rules. */
const OPTIONAL_LISTS = { jackpots: [], legalRules: { title: '', sections: [] } } satisfies Partial<ContentLists>
type OptionalList = keyof typeof OPTIONAL_LISTS
const isOptional = (name: ContentListName): name is OptionalList => Object.hasOwn(OPTIONAL_LISTS, name)
