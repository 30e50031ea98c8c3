/** The portal for scripts around it: `window.herna` for embedded apps and native shells, and messages to and from the site that embeds the portal in a frame.
 *  Neither exists before the page's first screen. Spec 1.11, 4.16, 7.42, 7.47, 7.48; docs/window-api.md. */
export { PortalWindow } from './portal-window.tsx'
