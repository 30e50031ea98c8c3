import {
  type Fault,
  noResponseFault,
  noScriptFault,
  offlineFault,
  statusFault,
  timeoutFault,
  unreachableFault,
  unreadableFault,
} from '@herna/rules/player'
import { CallFailed } from '../../api/index.ts'

/** Maps a failed call to a fault of the rules [8.1]–[8.5]. An unexpected error counts as an unreadable reply. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof CallFailed)) return unreadableFault()
  switch (error.kind) {
    case 'status':
      return statusFault(error.status ?? 0, error.body)
    case 'timeout':
      return timeoutFault()
    case 'no-script':
      return noScriptFault()
    case 'no-response':
      return noResponseFault()
    case 'unreadable':
      return unreadableFault()
    case 'offline':
      return offlineFault()
    default:
      return unreachableFault()
  }
}
