// The embeds' host on its own origin: manifests and files of the embedded apps for the portal's pages, and the account as a page for the legacy window.
// A build is there or is not; it is read anew when it changes. Spec 2.40, 4.36, 7.41.
import { createEmbedHost } from './embed-host.ts'

export const embedHostService = createEmbedHost()
