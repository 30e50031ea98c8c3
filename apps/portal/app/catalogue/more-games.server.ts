import type { Game } from '@herna/contract/content'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { gamesOf, gamesOfLobby } from './game-list.ts'

/** The lists that grow, by the path of their page. */
export function gamesAtPath(path: string, content: ContentSnapshot): readonly Game[] | null {
  if (path === '/vsetky-hry') return gamesOfLobby(content, 'Casino')
  if (path === '/kasino-zive/vsetky-hry') return gamesOfLobby(content, 'Live')
  const [, kind, slug] = /^\/(kategorie|kasino-zive\/kategorie|temy|poskytovatelia|jackpoty)\/([^/]+)$/.exec(path) ?? []
  if (!kind || !slug) return null
  if (kind === 'temy') return listed(content.collections, slug, content)
  if (kind === 'poskytovatelia') return listed(content.providers, slug, content)
  if (kind === 'jackpoty') {
    const jackpot = content.jackpots.find((each) => each.slug === slug)
    return jackpot ? gamesOf(jackpot.gameCodes, content) : null
  }
  const lobby = kind === 'kategorie' ? 'Casino' : 'Live'
  return listed(
    content.categories.filter((category) => category.lobby === lobby),
    slug,
    content,
  )
}

function listed(
  lists: readonly { slug: string; games: string[] }[],
  slug: string,
  content: ContentSnapshot,
): readonly Game[] | null {
  const list = lists.find((each) => each.slug === slug)
  return list ? gamesOf(list.games, content) : null
}
