import { pageNotFound } from '../loader-context/index.ts'
import type { Route } from './+types/not-found.route'

/** Every path without a route [2.25] [8.10]. */
export const loader = ({ request }: Route.LoaderArgs) => {
  throw pageNotFound(request)
}

export default function NotFound() {
  return null
}
