import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The route table is small; sending it at once saves a request per prefetch.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
