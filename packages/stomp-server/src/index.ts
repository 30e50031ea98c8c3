/** A general STOMP 1.0–1.2 server over WebSocket: protocol, limits and heart-beats; the caller authenticates clients and defines destinations.
 *  See README.md. */
export { StompRefusal } from './fault.ts'
export type { Body, Headers } from './frame.ts'
export type { Limits } from './limits.ts'
export type { Connecting, Connection, SentMessage, ServerEvents, StompServerOptions, Subscription } from './options.ts'
export { createStompServer, type StompServer } from './server.ts'
export type { AckMode, Delivery, Outcome } from './subscriptions.ts'
