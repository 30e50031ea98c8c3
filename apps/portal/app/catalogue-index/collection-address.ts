import type { Collection } from '@herna/contract/content'
import { addressOf, isRouteName } from '../urls/index.ts'

/** A collection may lead elsewhere: to its own url or to a route; otherwise to its page [3.26]. Without the preview prefix. */
export function collectionAddress({ url, actionRoute, slug }: Collection): string {
  if (url) return url
  return actionRoute && isRouteName(actionRoute)
    ? addressOf(actionRoute, { slug })
    : addressOf('preview-collections-slug', { slug })
}
