import type { Collection } from '@herna/contract/content'
import { addressOf, isRouteName } from '../urls/index.ts'

/** Where a collection links to: its own URL, a route, or else its page [3.26]. Without the preview prefix. */
export function collectionAddress({ url, actionRoute, slug }: Collection): string {
  if (url) return url
  return actionRoute && isRouteName(actionRoute)
    ? addressOf(actionRoute, { slug })
    : addressOf('preview-collections-slug', { slug })
}
