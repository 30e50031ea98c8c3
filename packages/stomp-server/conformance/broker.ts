import type { SentMessage, Subscription } from '../src/index.ts'
import { StompRefusal } from '../src/index.ts'

interface Message {
  readonly headers: Record<string, string>
  readonly body: Buffer
}
interface Client {
  readonly login: string
}
/** Headers that the protocol sets on every delivery, or that do not concern receivers. */
const HEADERS_NOT_FORWARDED = new Set(['destination', 'receipt', 'transaction', 'content-length'])

/** An in-memory broker: topics deliver to every subscriber; queues deliver to one in round-robin order, and to another after a NACK. */
export function createBroker() {
  const topics = new Map<string, Set<Subscription<Client>>>()
  const queues = new Map<string, { waiting: Message[]; readers: Subscription<Client>[] }>()

  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? { waiting: [], readers: [] }
    queues.set(name, queue)
    return queue
  }

  function deliverWaiting(name: string): void {
    const queue = queueOf(name)
    const { waiting, readers } = queue
    while (waiting.length > 0 && readers.length > 0) {
      const message = waiting.shift() as Message
      if (!readers.some(() => deliverToNext(name, readers, message))) {
        waiting.unshift(message)
        return
      }
    }
  }
  function deliverToNext(name: string, readers: Subscription<Client>[], message: Message): boolean {
    const reader = readers.shift() as Subscription<Client>
    readers.push(reader)
    return reader.deliver({
      ...message,
      settled(outcome) {
        if (outcome === 'ack') return
        queueOf(name).waiting.unshift({ ...message, headers: { ...message.headers, redelivered: 'true' } })
        deliverWaiting(name)
      },
    })
  }

  return {
    subscribe(subscription: Subscription<Client>): () => void {
      const { destination } = subscription
      if (destination.startsWith('/topic/')) {
        const listeners = topics.get(destination) ?? new Set()
        topics.set(destination, listeners.add(subscription))
        return () => void listeners.delete(subscription)
      }
      if (!destination.startsWith('/queue/')) throw new StompRefusal('Destinations begin with /topic/ or /queue/')
      const { readers } = queueOf(destination)
      readers.push(subscription)
      deliverWaiting(destination)
      return () => void readers.splice(readers.indexOf(subscription), 1)
    },
    send({ destination, headers, body }: SentMessage<Client>): void {
      const message = { headers: Object.fromEntries([...headers].filter(([name]) => !HEADERS_NOT_FORWARDED.has(name))), body }
      if (destination.startsWith('/topic/')) {
        for (const listener of topics.get(destination) ?? []) listener.deliver(message)
      } else if (destination.startsWith('/queue/')) {
        queueOf(destination).waiting.push(message)
        deliverWaiting(destination)
      } else throw new StompRefusal('Destinations begin with /topic/ or /queue/')
    },
  }
}
