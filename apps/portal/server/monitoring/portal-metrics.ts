import { addGauge, requestMetrics } from '@herna/telemetry'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { PageCache } from '../page-cache/page-cache.ts'

/** What the portal calls while it renders. */
export type Upstream = 'content' | 'winners' | 'jackpots'

export interface PortalMetrics {
  registry: Registry
  requests: ReturnType<typeof requestMetrics>
  /** Seconds of renders, by route. */
  renders: Histogram
  rendersRefused: Counter
  upstreamFailed(upstream: Upstream): void
  /** Reads the cache and the age of the content with each scrape. */
  watch(facts: { cache: PageCache; isStale: () => boolean }): void
}

/** The portal's metrics: those of requests as of the services, and its own. */
export function createPortalMetrics(): PortalMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const upstreamFailures = new Counter({
    name: 'herna_portal_upstream_failures_total',
    help: 'Failed calls of the services by the portal',
    labelNames: ['upstream'],
    registers,
  })
  return {
    registry,
    requests: requestMetrics(registry),
    renders: new Histogram({
      name: 'herna_portal_render_seconds',
      help: 'Duration of page renders in seconds, without the wait for a slot',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    rendersRefused: new Counter({
      name: 'herna_portal_renders_refused_total',
      help: 'Pages that were not rendered because the queue was full',
      registers,
    }),
    upstreamFailed: (upstream) => upstreamFailures.inc({ upstream }),
    watch({ cache, isStale }) {
      addCacheMetrics(registry, cache)
      addGauge(registry, {
        name: 'herna_portal_content_stale',
        help: '1 while the content service cannot be read',
        read: () => Number(isStale()),
      })
    },
  }
}

function addCacheMetrics(registry: Registry, cache: PageCache): void {
  new Counter({
    name: 'herna_portal_page_cache_lookups_total',
    help: 'Pages asked of the page cache',
    labelNames: ['result'],
    registers: [registry],
    // The cache counts by itself: a lookup takes less time than a call of the counter.
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, cache.counts.hits)
      this.inc({ result: 'miss' }, cache.counts.misses)
    },
  })
  addGauge(registry, { name: 'herna_portal_page_cache_bytes', help: 'Size of the page cache in bytes', read: () => cache.bytes })
}
