import { NOTIFICATION_TOKEN_HEADER, NOTIFICATIONS_DESTINATION } from '@herna/contract/notifications/names'
import { openStomp, type Socket } from './socket.ts'

/** As the portal: a connection that breaks is opened again, twice a second later, then no more [9.10]. */
const MAX_RETRIES = 2
const RETRY_DELAY_MS = 1_000

/** The notifications of a player in an open page. */
export class NotificationSocket {
  readonly report = { isOpen: false, closed: 0, pushes: 0, hasGivenUp: false }
  readonly #address: string
  readonly #token: string
  readonly #from: string
  #socket: Socket | null = null
  #retriesLeft = MAX_RETRIES
  #isOver = false

  constructor(services: string, token: string, from: string) {
    this.#address = `${services}/notifications`
    this.#token = token
    this.#from = from
    this.#connect()
  }

  close(): void {
    this.#isOver = true
    this.#socket?.close()
  }

  #connect(): void {
    const opening = openStomp(this.#address, {
      from: this.#from,
      headers: { [NOTIFICATION_TOKEN_HEADER]: this.#token },
      destination: NOTIFICATIONS_DESTINATION,
      onMessage: () => (this.report.pushes += 1),
      onConnected: () => {
        this.report.isOpen = true
        this.#retriesLeft = MAX_RETRIES
      },
      onClose: () => this.#closed(),
    })
    opening.then(
      (socket) => {
        this.#socket = socket
        if (this.#isOver) socket.close()
      },
      () => this.#closed(),
    )
  }

  #closed(): void {
    if (this.#isOver) return
    if (this.report.isOpen) this.report.closed += 1
    this.report.isOpen = false
    if (this.#retriesLeft === 0) this.report.hasGivenUp = true
    else setTimeout(() => this.#isOver || this.#connect(), RETRY_DELAY_MS)
    this.#retriesLeft -= 1
  }
}
