import { StompFault } from './fault.ts'

/** Milliseconds; 0: cannot or does not want. */
export interface HeartBeat {
  send: number
  receive: number
}

/** How often something must go out and come in, as both sides can and wish; 0: never. */
export function agreeOnHeartBeat(header: string | undefined, ours: HeartBeat): HeartBeat {
  const parsed = /^ *(\d{1,9}) *, *(\d{1,9}) *$/.exec(header ?? '0,0')
  if (!parsed) throw new StompFault('heart-beat is not two numbers')
  const [theySend, theyReceive] = [Number(parsed[1]), Number(parsed[2])]
  const both = (a: number, b: number): number => (a > 0 && b > 0 ? Math.max(a, b) : 0)
  return { send: both(ours.send, theyReceive), receive: both(theySend, ours.receive) }
}

interface RunningHeartBeat {
  sent(): void
  received(): void
  stop(): void
}

/** Beats when nothing else was sent, and tells when nothing came for twice the agreed time. */
export function startHeartBeat(agreed: HeartBeat, on: { beat(): void; silence(): void }): RunningHeartBeat {
  let sent = false
  let received = false
  let missed = 0
  // Half the time: a beat that just missed its turn is still early enough.
  const sendTimer = agreed.send > 0 ? setInterval(() => sendIfIdle(), agreed.send / 2) : undefined
  const receiveTimer = agreed.receive > 0 ? setInterval(() => checkForSilence(), agreed.receive) : undefined
  const sendIfIdle = (): void => {
    if (!sent) on.beat()
    sent = false
  }
  const checkForSilence = (): void => {
    missed = received ? 0 : missed + 1
    received = false
    if (missed >= 2) on.silence()
  }
  return {
    sent: () => {
      sent = true
    },
    received: () => {
      received = true
    },
    stop: () => {
      clearInterval(sendTimer)
      clearInterval(receiveTimer)
    },
  }
}
