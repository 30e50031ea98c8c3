import { MESSAGE_GROUPS, type PlayerAction } from '@herna/contract/notifications'

/** Ms between dismissing a message and showing the next [4.25] [9.12]. */
export const MESSAGE_DELAY_MS = 1_000
/** Template of a sportsbook bonus; its text is fixed [4.25]. */
const SPORTS_BONUS_TEMPLATE = 'sbBonusMessage'
/** Whether the message announces a sportsbook bonus [4.25]. */
export const isSportsBonus = ({ templateId }: Pick<PlayerAction, 'templateId'>): boolean => templateId === SPORTS_BONUS_TEMPLATE

/** Queue of messages for a player [4.25]. Immutable; the runner supplies time. */
export interface MessageQueue {
  readonly waiting: readonly PlayerAction[]
  readonly shown: PlayerAction | null
  /** Bonuses that dismissed messages offered; their details are shown one after another when the queue is empty. */
  readonly pendingBonuses: readonly string[]
  /** Details of the first one were requested or are shown: it is offered once, and messages wait until it is closed. */
  readonly isOffering: boolean
  /** Ids already received: a message that is both pushed and fetched counts once. */
  readonly known: ReadonlySet<string>
  readonly loaded: boolean
  /** A game is played for real money: messages wait. */
  readonly isRealPlay: boolean
  /** Another dialog is open: messages wait. */
  readonly isCovered: boolean
  /** The delay between two messages [4.25] is running. */
  readonly pause: boolean
}
/** The initial queue. */
export const EMPTY_QUEUE: MessageQueue = {
  waiting: [],
  shown: null,
  pendingBonuses: [],
  isOffering: false,
  known: new Set(),
  loaded: false,
  isRealPlay: false,
  isCovered: false,
  pause: false,
}

/** Everything that can happen to the queue. */
export type QueueEvent =
  | { type: 'loaded'; messages: readonly PlayerAction[] }
  | { type: 'pushed'; message: PlayerAction }
  | { type: 'dismissed' }
  /** The shown message was closed unread: it stays in the notification hub, and the next one is shown. */
  | { type: 'set-aside' }
  | { type: 'pause-over' }
  | { type: 'real-play'; on: boolean }
  | { type: 'covered'; on: boolean }
  /** The first pending bonus was closed, answered, or cannot be offered. */
  | { type: 'bonus-closed' }
  /** Its details arrived during real play or under another dialog: they are requested again afterwards. */
  | { type: 'bonus-postponed' }
  /** The player read these in the notification hub, or answered them in another tab: whoever showed them reports it. */
  | { type: 'read-elsewhere'; ids: ReadonlySet<string> }
  | { type: 'player-left' }

/** What the runner must do: wait `ms`, dismiss a message on the platform, load the details of a bonus. */
export type QueueEffect =
  | { type: 'pause'; ms: number }
  | { type: 'dismiss'; id: string }
  | { type: 'load-bonus'; bonusId: string }

/** The next queue, and what the runner must do. */
interface QueueStep {
  queue: MessageQueue
  effects: QueueEffect[]
}

const rank = ({ group }: PlayerAction): number => MESSAGE_GROUPS.indexOf(group)

/** The message queue state machine [4.25]: the next queue and the effects to perform. */
export function queueStep(queue: MessageQueue, event: QueueEvent): QueueStep {
  switch (event.type) {
    case 'loaded': {
      const newMessages = event.messages.filter(({ id }) => !queue.known.has(id))
      const queuedMessages = [...queue.waiting, ...newMessages]
      // The order of the groups applies to the first load only, and not during real play.
      const sortedMessages =
        queue.loaded || queue.isRealPlay ? queuedMessages : [...queuedMessages].sort((one, other) => rank(one) - rank(other))
      return showNext({ ...remember(queue, newMessages), waiting: sortedMessages, loaded: true })
    }
    case 'pushed':
      if (queue.known.has(event.message.id)) return { queue, effects: [] }
      return showNext({ ...remember(queue, [event.message]), waiting: [...queue.waiting, event.message] })
    case 'dismissed':
      if (!queue.shown) return { queue, effects: [] }
      return {
        queue: { ...queue, shown: null, pause: true, pendingBonuses: withBonusOf(queue.shown, queue.pendingBonuses) },
        effects: [
          { type: 'dismiss', id: queue.shown.id },
          { type: 'pause', ms: MESSAGE_DELAY_MS },
        ],
      }
    case 'set-aside':
      if (!queue.shown) return { queue, effects: [] }
      return { queue: { ...queue, shown: null, pause: true }, effects: [{ type: 'pause', ms: MESSAGE_DELAY_MS }] }
    case 'pause-over':
      return showNext({ ...queue, pause: false })
    case 'real-play':
      return showNext({ ...queue, isRealPlay: event.on })
    case 'covered':
      return showNext({ ...queue, isCovered: event.on })
    case 'bonus-closed':
      return showNext({ ...queue, pendingBonuses: queue.pendingBonuses.slice(1), isOffering: false })
    case 'bonus-postponed':
      return showNext({ ...queue, isOffering: false })
    case 'read-elsewhere':
      return readElsewhere(queue, event.ids)
    case 'player-left':
      return { queue: { ...EMPTY_QUEUE, isRealPlay: queue.isRealPlay, isCovered: queue.isCovered }, effects: [] }
  }
}

function readElsewhere(queue: MessageQueue, ids: ReadonlySet<string>): QueueStep {
  const known = new Set([...queue.known, ...ids])
  const remaining = { ...queue, known, waiting: queue.waiting.filter(({ id }) => !ids.has(id)) }
  if (!queue.shown || !ids.has(queue.shown.id)) return { queue: remaining, effects: [] }
  return { queue: { ...remaining, shown: null, pause: true }, effects: [{ type: 'pause', ms: MESSAGE_DELAY_MS }] }
}

const remember = (queue: MessageQueue, messages: readonly PlayerAction[]): MessageQueue => ({
  ...queue,
  known: new Set([...queue.known, ...messages.map(({ id }) => id)]),
})

/** A bonus that several messages offer is pending once. */
const withBonusOf = ({ bonusId }: PlayerAction, pending: readonly string[]): readonly string[] =>
  bonusId === null || pending.includes(bonusId) ? pending : [...pending, bonusId]

/** Shows the next message, or, when none waits, requests the first pending bonus. */
function showNext(queue: MessageQueue): QueueStep {
  if (queue.shown || queue.pause || queue.isRealPlay || queue.isCovered || queue.isOffering) return { queue, effects: [] }
  const [shown, ...waiting] = queue.waiting
  if (shown) return { queue: { ...queue, shown, waiting }, effects: [] }
  const [bonusId] = queue.pendingBonuses
  if (bonusId === undefined) return { queue, effects: [] }
  return { queue: { ...queue, isOffering: true }, effects: [{ type: 'load-bonus', bonusId }] }
}
