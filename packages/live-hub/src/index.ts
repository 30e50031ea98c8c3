/** A general SignalR hub for Node.js: negotiation, WebSockets, Server-Sent Events and long polling, the JSON hub protocol, stateful reconnect
 *  and limits; the caller authenticates clients and defines methods. See README.md. */
export { HubError, HubRefusal } from './fault.ts'
export { createHub, type Hub } from './hub/hub.ts'
export type { Limits, Timing } from './limits.ts'
export type { Call, ClosedEvent, Connection, HubEvents, HubMethod, HubOptions, HubStream, NegotiateAnswer } from './options.ts'
export type { Invocation } from './protocol/messages.ts'
export { type PreparedFrame, prepareFrame } from './protocol/prepared-frame.ts'
export type { TransportName } from './transports/channel.ts'
export { accessTokenOf } from './transports/http.ts'
