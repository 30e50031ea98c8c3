import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table is small; knowing it at once saves a request per first hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
