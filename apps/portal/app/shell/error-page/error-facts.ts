import type { ErrorKey } from '@herna/contract'
import { isRouteErrorResponse } from 'react-router'

/** Checked by prefix only: the list of all keys would be part of the first load [P4]. A key without a text is not shown. */
const isErrorKey = (value: unknown): value is ErrorKey => typeof value === 'string' && value.startsWith('errors.')

export interface ErrorFacts {
  status: number
  /** Key of the error catalogue [8.13]–[8.17], when the error has one. */
  key: ErrorKey | null
  reference: string | null
  stack: string | null
}

/** Status, key, reference and stack of anything thrown. */
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
