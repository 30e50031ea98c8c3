import type { SupportThread } from '@herna/contract/chat'
import { mergeEntries } from '@herna/rules/chat'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SupportApi } from './support-api.ts'
import type { Support } from './use-support.ts'

/** One open conversation: fetched again with each change, read while its operator looks at it. */
export function useThread(api: SupportApi, support: Support, id: string) {
  const [thread, setThread] = useState<SupportThread | null>(null)
  const read = useRef(0)
  const { version } = support
  useEffect(() => {
    let isOver = false
    api.thread(id).then(
      (received) =>
        !isOver &&
        setThread((known) => ({
          ...received,
          messages: mergeEntries(known?.messages ?? [], received.messages),
          hasOlder: known ? known.hasOlder : received.hasOlder,
        })),
      // The list reports that the service does not answer.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [api, id, version])
  const last = thread?.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (last <= read.current || document.hidden) return
    read.current = last
    api.markRead(id, last).catch(() => {
      read.current = 0
    })
  }, [api, id, last])
  const loadOlder = useCallback(async () => {
    const first = thread?.messages[0]?.seq
    if (first === undefined) return
    const older = await api.thread(id, first).catch(() => null)
    if (!older) return
    setThread((known) => known && { ...known, messages: mergeEntries(older.messages, known.messages), hasOlder: older.hasOlder })
  }, [api, id, thread])
  return { thread, loadOlder }
}
