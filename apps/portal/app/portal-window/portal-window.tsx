import { useEffect, useRef } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { useCatalogueAddress } from '../catalogue-index/index.ts'
import { type PublicConfiguration, useNativeApp, usePreview } from '../config/index.ts'
import { useAnyModal } from '../dialogs/index.ts'
import { useDepositPage } from '../embeds/index.ts'
import { connectEmbedder } from './embedder.ts'
import { createPortalApi, type PortalApiContext } from './create-portal-api.ts'

/** Window event: `window.herna` exists from now on. */
const READY = 'herna-ready'

/** Publishes `window.herna` [7.42] and exchanges messages with the site that embeds the portal [7.47]. Renders nothing. */
export function PortalWindow() {
  const root = useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined
  const embedders = root?.configuration?.framedBy
  const context: Omit<PortalApiContext, 'leave'> = {
    navigate: useNavigate(),
    isPreview: usePreview(),
    catalogueAddress: useCatalogueAddress(),
    nativeApp: useNativeApp(),
    isCovered: useAnyModal(),
    depositPage: useDepositPage(),
  }
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })
  useEffect(() => {
    const embedder = connectEmbedder(embedders ?? [], () => api)
    const api = createPortalApi(() => ({ ...latest.current, leave: embedder.requestClose }))
    window.herna = api
    window.dispatchEvent(new Event(READY))
    embedder.start()
    return () => {
      embedder.stop()
      delete window.herna
    }
  }, [embedders])
  return null
}
