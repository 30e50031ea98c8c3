import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** How browsers name a request without an answer; a chunk that could not be loaded has its own page [8.33]. */
const NO_ANSWER = /^(Failed to fetch$|NetworkError|Load failed)/

interface ReloadProps {
  reload?: () => void
  hasWorker?: () => boolean
}
const reloadPage = () => window.location.reload()
const isServedByWorker = () => Boolean(navigator.serviceWorker?.controller)

/**
 * On the error page of a page whose data got no answer: without a connection, or while the portal restarts, the whole page is requested again. The service worker then
 * shows the offline page, which says what is wrong and comes back by itself. Without a worker the error page stays, with its button.
 */
export function ReloadWithoutAnswer({ reload = reloadPage, hasWorker = isServedByWorker }: ReloadProps) {
  const error = useRouteError()
  const hasNoAnswer = error instanceof TypeError && NO_ANSWER.test(error.message)
  useEffect(() => {
    if (hasNoAnswer && hasWorker()) reload()
  }, [hasNoAnswer, hasWorker, reload])
  return null
}
