import { NoticesLayer } from '../../notices/index.ts'
import { PortalWindow } from '../../portal-window/index.ts'

export const LateLayers = () => (
  <>
    <PortalWindow />
    <NoticesLayer />
  </>
)
