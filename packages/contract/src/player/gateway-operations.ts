/** Operations of the gateway [7.2]–[7.25] [7.35], below `…/gateway`. Where section 7 says “configured” or “not shown”, the path was chosen here. */
export * from './gateway-games-operations.ts'
export * from './gateway-session-operations.ts'
