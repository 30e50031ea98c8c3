import { redirect } from 'react-router'
import { pageNotFound, readDraft } from '../loader-context/index.ts'
import type { Route } from './+types/redirect.route'
import { redirectAddress } from './redirect-address.ts'

/** Redirects an editor to the draft of a page; an address that names no page is a 404 [2.23]. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const categories = params.page === 'Category' ? (await readDraft(context)).categories : []
  const address = redirectAddress(params.page, params.select, categories)
  if (!address) throw pageNotFound(request)
  return redirect(address, { headers: { 'Cache-Control': 'no-store' } })
}

/** Without a component this would be a resource route, whose 404 is not rendered as a page. */
export default function Redirect() {
  return null
}
