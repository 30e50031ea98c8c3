import type { PlayMode, ReadableStatus } from '@herna/contract'
import { CONTENT_LISTS, type ContentListName, type ContentLists } from '@herna/contract/content'
import { isLaunchable } from '@herna/rules'
import type { ContentSnapshot } from '../../app/wires/content-access.ts'
import type { ContentClient } from './content-client.ts'
import { ContentRefused, LIST_FAILURES } from './content-failure.ts'

export const LIST_NAMES = Object.keys(CONTENT_LISTS) as ContentListName[]

interface About {
  version: string
  status: ReadableStatus
  locale: string
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

/** All lists as they stand in one version: when content changes meanwhile, they are read again. Unchanged lists cost a 304. */
export async function readSnapshot(client: ContentClient, status: ReadableStatus, locale: string): Promise<ContentSnapshot> {
  let { version } = await client.version(null)
  for (let attempt = 1; ; attempt++) {
    const lists = await readLists(client, status)
    const after = await client.version(null)
    if (after.version === version || attempt === MOST_ATTEMPTS) return snapshotOf(lists, { version, status, locale })
    version = after.version
  }
}

async function readLists(client: ContentClient, status: ReadableStatus): Promise<ContentLists> {
  const entries = await Promise.all(LIST_NAMES.map(async (name) => [name, await readList(client, name, status)] as const))
  const lists = Object.fromEntries(entries) as unknown as ContentLists
  refuseMissingVideos(lists)
  return lists
}

/** [8.15] Empty videos are a failure where a page shows them; a catalogue that shows none needs none. */
function refuseMissingVideos({ layouts, videoWidgets }: ContentLists): void {
  const areShown = layouts.some(({ widgets }) => widgets.some(({ type }) => type === 'Videos'))
  if (areShown && videoWidgets.length === 0)
    throw new ContentRefused(LIST_FAILURES.videoWidgets, 'videos are shown, but there are none')
}

/** Without jackpots the rest of the portal stands [8.22]: no amount is shown until they answer. */
async function readList(client: ContentClient, name: ContentListName, status: ReadableStatus) {
  const list = client.list(name, status)
  if (name !== 'jackpots') return list
  return list.catch((error: unknown) => {
    if (error instanceof ContentRefused) return []
    throw error
  })
}
