// Embed host, on its own origin: manifests and files of the embedded apps for the portal's pages, and the account page for the legacy window.
// A changed build is read again. Spec 2.40, 4.36, 7.41.
import { createEmbedHost } from './embed-host.ts'

export const embedHostService = createEmbedHost()
