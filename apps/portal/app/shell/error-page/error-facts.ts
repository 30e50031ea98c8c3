import type { ErrorKey } from '@herna/contract'
import { isRouteErrorResponse } from 'react-router'

/** By its looks: the list of all keys would come with the first load [P4]; a key without a text is not shown. */
const isErrorKey = (value: unknown): value is ErrorKey => typeof value === 'string' && value.startsWith('errors.')

export interface ErrorFacts {
  status: number
  /** A text of the error catalogue [8.13]–[8.17], when the error names one. */
  key: ErrorKey | null
  reference: string | null
  stack: string | null
}

/** What can be said of an error, whatever was thrown. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const body = (typeof error.data === 'object' && error.data !== null ? error.data : { key: error.data }) as Record<
      string,
      unknown
    >
    const key = [body.key, body.error, body.message].find(isErrorKey) ?? null
    const reference = typeof body.reference === 'string' ? body.reference : null
    return { status: error.status, key, reference, stack: null }
  }
  const stack = error instanceof Error ? (error.stack ?? null) : null
  return { status: 500, key: null, reference: null, stack }
}
