import { fillPath, type InputArguments, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'

const TIMEOUT_MS = 15_000

const script = document.currentScript
/** The platform's base address: where the script was loaded from. */
const base = new URL('.', script && 'src' in script ? script.src : '')

/**
 * Calls an operation of the platform. Rejects with the problem document or the browser's error; the caller validates the reply
 * [7.42].
 */
export async function call<O extends Operation>(
  operation: O,
  ...[input]: InputArguments<OperationInput<O>>
): Promise<ReplyOf<O>> {
  const response = await fetch(new URL(`.${fillPath(operation.path, input)}`, base), {
    method: operation.method,
    credentials: 'include',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...contentOf(input),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  throw problemOf(response.status, text)
}

const contentOf = ({ body }: { body?: unknown } = {}): RequestInit =>
  body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** The problem document, or only the status when the response is no problem document. */
function problemOf(status: number, text: string): object {
  try {
    const problem: unknown = JSON.parse(text)
    if (typeof problem === 'object' && problem !== null) return { ...problem, status }
  } catch {}
  return { status }
}
