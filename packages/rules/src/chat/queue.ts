/** What the order of the operators' list depends on. */
export interface QueuedConversation {
  id: string
  status: 'idle' | 'waiting' | 'assigned' | 'closed'
  operator: { id: string } | null
  waitingSince: string | null
  updatedAt: string
  unread: number
}

/** The operators' list in its groups. */
export interface SupportQueue<C> {
  /** Longest waiting first: the next to be taken. */
  waiting: C[]
  /** This operator's, with unread messages first, then the newest. */
  mine: C[]
  /** Of other operators, newest first. */
  others: C[]
  /** Ended, newest first. */
  closed: C[]
}

const byNewest = (one: QueuedConversation, other: QueuedConversation) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt)
const waitsSince = ({ waitingSince, updatedAt }: QueuedConversation) => Date.parse(waitingSince ?? updatedAt)

/** Groups conversations for an operator; each of status waiting, assigned or closed is in exactly one group. */
export function supportQueue<C extends QueuedConversation>(conversations: readonly C[], operatorId: string): SupportQueue<C> {
  const assigned = conversations.filter(({ status }) => status === 'assigned').toSorted(byNewest)
  return {
    waiting: conversations
      .filter(({ status }) => status === 'waiting')
      .toSorted((one, other) => waitsSince(one) - waitsSince(other) || (one.id < other.id ? -1 : 1)),
    mine: assigned
      .filter(({ operator }) => operator?.id === operatorId)
      .toSorted((one, other) => Number(other.unread > 0) - Number(one.unread > 0)),
    others: assigned.filter(({ operator }) => operator?.id !== operatorId),
    closed: conversations.filter(({ status }) => status === 'closed').toSorted(byNewest),
  }
}
