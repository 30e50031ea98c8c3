import type { Carousel, ContentListName, ContentPage, Promotion } from '@herna/contract/content'
import { notFound } from '@herna/service-kit'
import type { AnyItem, ItemKind } from '../kinds/kinds.ts'
import { isSingle } from '../kinds/kinds.ts'
import type { Connection } from '../kinds/save.ts'
import { readGameCodes, readGamesJson, readItems, readSingle } from './lists.store.ts'
import type { ContentVariant } from './reading.ts'
import { KINDS_WITH_GAMES, withVisibleGames } from './visible-games.ts'

export interface ListRequest extends ContentVariant {
  name: ContentListName
  /** Carousels only [7.30]. */
  id?: string
  lobby?: string
}

/** The JSON text of a list as served. Throws a 404 for a single kind without content. */
export async function listText(connection: Connection, request: ListRequest, gameHost: string): Promise<string> {
  const { name } = request
  if (name === 'games') return readGamesJson(connection, request)
  if (isSingle(name)) {
    const singleItem = await readSingle(connection, name, request)
    if (!singleItem) throw notFound(`There is no ${name} in ${request.locale} yet.`)
    return JSON.stringify(singleItem)
  }
  const items = (await readItems(connection, name, request)).filter((item) => isRequested(name, item, request))
  const visible = KINDS_WITH_GAMES.includes(name) ? await readGameCodes(connection, request) : new Set<string>()
  const list = items.map((item) => withoutText(name, withVisibleGames(name, item, visible)))
  return withGameHost(name, JSON.stringify(list), gameHost)
}

/** Launch URLs are stored with `{gameHost}` and served with the configured host. */
export function withGameHost(kind: ItemKind, json: string, gameHost: string): string {
  return kind === 'providers' ? json.replaceAll('{gameHost}', gameHost) : json
}

function isRequested(name: ItemKind, item: AnyItem, { id, lobby }: ListRequest): boolean {
  if (name !== 'carousels') return true
  const carousel = item as Carousel
  return (id === undefined || carousel.id === id) && (lobby === undefined || carousel.lobby === lobby)
}

/** Lists omit the texts of promotions and pages, which are served with the item. */
function withoutText(name: ItemKind, item: AnyItem): AnyItem {
  return name === 'promotions' || name === 'pages' ? { ...(item as Promotion | ContentPage), body: '' } : item
}
