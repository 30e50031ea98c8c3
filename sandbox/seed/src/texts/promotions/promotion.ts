import type { Promotion } from '@herna/contract/content'
import { instantAfter } from '../../epoch.ts'
import { bannerOf } from '../../site/banner.ts'

interface PromotionSource {
  slug: string
  title: string
  summary: string
  motifs: string
  visibleTo: Promotion['visibleTo']
  body: string
  /** Start and end in days from the epoch; null: no limit. */
  from: number | null
  to: number | null
  games?: readonly string[]
  /** Bonus template and marketing tag used when a player joins [4.22]. */
  templateCode?: string
  tagName?: string
}

export const promotionOf = (source: PromotionSource): Promotion => ({
  id: source.slug,
  slug: source.slug,
  title: source.title,
  summary: source.summary,
  body: source.body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n'),
  image: bannerOf(source.slug, 'promotion', source.motifs),
  games: [...(source.games ?? [])],
  visibleTo: source.visibleTo,
  templateCode: source.templateCode ?? null,
  tagName: source.tagName ?? null,
  startsAt: source.from === null ? null : instantAfter(source.from),
  endsAt: source.to === null ? null : instantAfter(source.to),
})
