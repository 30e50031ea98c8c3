import { data } from 'react-router'

/** The 404 a loader throws for an unknown page or item [5.1] [8.10]. */
export const pageNotFound = (request: Request) =>
  data(`Page Not Found: ${new URL(request.url).pathname.replace(/\.data$/, '')}`, { status: 404 })
