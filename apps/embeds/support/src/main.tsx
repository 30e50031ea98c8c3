import { createRoot } from 'react-dom/client'
import { createSupportApi } from './support-api.ts'
import { openSupportSocket } from './support-socket.ts'
import { SupportPage } from './support-page.tsx'

/** The operators' page, served by the chat service under `/support`. */
const container = document.getElementById('support')
const base = `${location.origin}/support`
if (container)
  createRoot(container).render(<SupportPage api={createSupportApi(base)} openSocket={(on) => openSupportSocket(base, on)} />)
