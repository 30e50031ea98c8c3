import type { Platform } from '@herna/contract'
import type { WebMessage } from '@herna/contract/content'
import type { Connection } from '../kinds/save.ts'
import { readItems } from '../lists/lists.store.ts'
import type { ContentVariant } from '../lists/reading.ts'

/** Messages for the platform, the highest priority first and equal ones in the editors' order [5.6]. */
export async function readWebMessages(
  connection: Connection,
  target: Platform,
  contentVariant: ContentVariant,
): Promise<WebMessage[]> {
  const messages = (await readItems(connection, 'webMessages', contentVariant)) as WebMessage[]
  return messages.filter((message) => message.target.includes(target)).sort((one, other) => other.priority - one.priority)
}
