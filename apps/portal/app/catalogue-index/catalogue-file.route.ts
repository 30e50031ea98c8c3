import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageNotFound, readContent, statusOf } from '../loader-context/index.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { servedCatalogue } from './catalogue-of.ts'

const YEAR = 31_536_000

/**
 * The browser's catalogue under the fingerprint of its bytes, so it is cached as immutable. An outdated fingerprint (a page from before a
 * content change) or an added query string (it would split the cache) is redirected to the current file.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const requestedFingerprint = /^([\w-]{1,80})\.json$/.exec(params.page ?? '')?.[1]
  if (!requestedFingerprint) throw pageNotFound(request)
  const { text, fingerprint } = await servedCatalogue(await readContent(context, request))
  if (requestedFingerprint !== fingerprint || new URL(request.url).search !== '')
    return redirect(catalogueAddress(fingerprint, statusOf(request) === 'Draft'))
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  })
}
