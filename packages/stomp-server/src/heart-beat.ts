import { StompFault } from './fault.ts'

/** Intervals in milliseconds; 0: not supported. */
export interface HeartBeat {
  send: number
  receive: number
}

/** Negotiated intervals for sending and receiving: the longer of both sides; 0: none. */
export function agreeOnHeartBeat(header: string | undefined, ours: HeartBeat): HeartBeat {
  const parsed = /^ *(\d{1,9}) *, *(\d{1,9}) *$/.exec(header ?? '0,0')
  if (!parsed) throw new StompFault('heart-beat is not two numbers')
  const [theySend, theyReceive] = [Number(parsed[1]), Number(parsed[2])]
  const agreedInterval = (a: number, b: number): number => (a > 0 && b > 0 ? Math.max(a, b) : 0)
  return { send: agreedInterval(ours.send, theyReceive), receive: agreedInterval(theySend, ours.receive) }
}

interface RunningHeartBeat {
  sent(): void
  received(): void
  stop(): void
}

/** Sends a heart-beat when nothing else was sent, and reports when nothing was received for twice the agreed interval. */
export function startHeartBeat(agreed: HeartBeat, on: { beat(): void; silence(): void }): RunningHeartBeat {
  let hasSent = false
  let hasReceived = false
  let missed = 0
  // Half the interval, so that a beat delayed by one tick is still in time.
  const sendTimer = agreed.send > 0 ? setInterval(() => sendIfIdle(), agreed.send / 2) : undefined
  const receiveTimer = agreed.receive > 0 ? setInterval(() => checkForSilence(), agreed.receive) : undefined
  const sendIfIdle = (): void => {
    if (!hasSent) on.beat()
    hasSent = false
  }
  const checkForSilence = (): void => {
    missed = hasReceived ? 0 : missed + 1
    hasReceived = false
    if (missed >= 2) on.silence()
  }
  return {
    sent: () => {
      hasSent = true
    },
    received: () => {
      hasReceived = true
    },
    stop: () => {
      clearInterval(sendTimer)
      clearInterval(receiveTimer)
    },
  }
}
