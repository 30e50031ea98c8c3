import { WebMessagesLayer } from '../web-messages/web-messages-layer.tsx'
import { ReloadWithoutAnswer } from './reload-without-answer.tsx'
import { PortalWindow } from '../../portal-window/index.ts'

export const LateLayers = () => (
  <>
    <PortalWindow />
    <WebMessagesLayer />
    <ReloadWithoutAnswer />
  </>
)
