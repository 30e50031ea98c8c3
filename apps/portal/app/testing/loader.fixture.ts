import type { ContentItems } from '@herna/contract/content'
import type { PublicConfiguration } from '../config/index.ts'
import { type ContentSnapshot, provideContext } from '../loader-context/index.ts'

const configuration = {
  brand: { name: 'Herňa' },
  origin: 'http://herna.test',
  contentOrigin: 'http://content.test',
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk-SK', language: 'sk', iso: 'sk-SK' },
} as PublicConfiguration

/** The arguments of a loader, with the given content. Items that are not given do not exist. */
export function loaderArguments(
  content: ContentSnapshot,
  address: string,
  items: { game?: ContentItems['game'] | Error; page?: Error } = {},
) {
  const context = provideContext({
    content: {
      snapshot: async () => content,
      item: async (kind) => {
        const item = items[kind as 'game'] ?? null
        if (item instanceof Error) throw item
        return item as never
      },
    },
    configuration,
    winners: { list: async () => [] },
    now: () => 0,
  })
  return {
    context,
    request: new Request(`http://herna.test${address}`),
    url: new URL(`http://herna.test${address}`),
    pattern: '',
  }
}

/** The status of the response a loader threw; `undefined` when it returned. */
export async function statusThrown(run: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await run()
    return undefined
  } catch (thrown) {
    return (thrown as { init?: { status?: number } }).init?.status
  }
}
