import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether another page than that of the server's HTML is shown: an island that marks the current page must hydrate then. */
export function useHasNavigated(): boolean {
  const { pathname } = useLocation()
  const [initialPath] = useState(pathname)
  return pathname !== initialPath
}
