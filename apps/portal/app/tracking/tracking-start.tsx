import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reportPage } from './track.ts'

/** Reports pages as the visitor moves. What is sent of them is decided after the consent; in development an overlay shows it. */
export function TrackingStart() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => reportPage({ pathname, search, hash }), [pathname, search, hash])
  useEffect(() => {
    if (import.meta.env.MODE === 'development') void import('./debug-overlay.ts').then(({ showOverlay }) => showOverlay())
  }, [])
  return null
}
