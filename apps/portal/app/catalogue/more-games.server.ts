import type { Game } from '@herna/contract/content'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { gamesOf, gamesOfLobby } from './game-list.server.ts'

/** The lists that grow, by the path of their page. */
export function gamesAtPath(path: string, content: ContentSnapshot): readonly Game[] | null {
  if (path === '/vsetky-hry') return gamesOfLobby(content, 'Casino')
  if (path === '/kasino-zive/vsetky-hry') return gamesOfLobby(content, 'Live')
  const [, kind, slug] = /^\/(kategorie|kasino-zive\/kategorie|temy|poskytovatelia)\/([^/]+)$/.exec(path) ?? []
  if (!kind || !slug) return null
  const list =
    kind === 'temy'
      ? content.collections.find((each) => each.slug === slug)
      : kind === 'poskytovatelia'
        ? content.providers.find((each) => each.slug === slug)
        : content.categories.find((each) => each.slug === slug && each.lobby === (kind === 'kategorie' ? 'Casino' : 'Live'))
  return list ? gamesOf(list.games, content) : null
}
