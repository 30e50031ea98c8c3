import type { Promotion } from '@herna/contract/content'
import { instantAfter } from '../../epoch.ts'
import { bannerOf } from '../../site/banner.ts'

interface Draft {
  slug: string
  title: string
  summary: string
  motifs: string
  visibleTo: Promotion['visibleTo']
  body: string
  /** Days from the epoch; null: without a beginning or an end. */
  from: number | null
  to: number | null
  games?: readonly string[]
  /** Bonus template and marketing tag a player joins it by [4.22]. */
  templateCode?: string
  tagName?: string
}

export const promotionOf = (draft: Draft): Promotion => ({
  id: draft.slug,
  slug: draft.slug,
  title: draft.title,
  summary: draft.summary,
  body: draft.body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n'),
  image: bannerOf(draft.slug, 'promotion', draft.motifs),
  games: [...(draft.games ?? [])],
  visibleTo: draft.visibleTo,
  templateCode: draft.templateCode ?? null,
  tagName: draft.tagName ?? null,
  startsAt: draft.from === null ? null : instantAfter(draft.from),
  endsAt: draft.to === null ? null : instantAfter(draft.to),
})
