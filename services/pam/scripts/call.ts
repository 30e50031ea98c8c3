import { fillPath, type InputArguments, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'

const TIMEOUT_MS = 15_000

const script = document.currentScript
/** The platform is where the script came from. */
const base = new URL('.', script && 'src' in script ? script.src : '')

/** Calls an operation of the platform. Rejects with its problem document or with what the browser threw; whoever asked checks the reply [7.42]. */
export async function call<O extends Operation>(
  operation: O,
  ...[given]: InputArguments<OperationInput<O>>
): Promise<ReplyOf<O>> {
  const response = await fetch(new URL(`.${fillPath(operation.path, given)}`, base), {
    method: operation.method,
    credentials: 'include',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...contentOf(given),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  throw problemOf(response.status, text)
}

const contentOf = ({ body }: { body?: unknown } = {}): RequestInit =>
  body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** The problem document; of whoever answers something else, its status. */
function problemOf(status: number, text: string): object {
  try {
    const problem: unknown = JSON.parse(text)
    if (typeof problem === 'object' && problem !== null) return { ...problem, status }
  } catch {}
  return { status }
}
