/** Typed client of the contract's operations, for browsers and servers: one deadline, one error class, replies validated by their schemas. */
export { CallFailed, type CallFailure } from './call-failed.ts'
export { type CallOptions, callOperation, type Exchange, exchange, type Host, type OutgoingRequest } from './call-operation.ts'
