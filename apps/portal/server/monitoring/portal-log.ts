import { requestIdInLog } from '@herna/telemetry'
import { type DestinationStream, type Logger, pino, type LevelWithSilentOrString } from 'pino'

/** The log of the portal's server: lines of a request have its id. `destination`: standard output by default. */
export const createPortalLog = (level: LevelWithSilentOrString, destination?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, mixin: requestIdInLog }, destination as DestinationStream)
