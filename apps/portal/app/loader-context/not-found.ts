import { data } from 'react-router'

/** Thrown by a loader whose address names nothing we have [5.1] [8.10]. */
export const pageNotFound = (request: Request) =>
  data(`Page Not Found: ${new URL(request.url).pathname.replace(/\.data$/, '')}`, { status: 404 })
