import type { MenuLink } from './menu-links.ts'

/** Removes personal items for guests [5.5] [6.6]. While the session is pending they are rendered and hidden by CSS. */
export const visibleMenuLinks = (links: readonly MenuLink[], auth: 'pending' | 'guest' | 'authenticated'): readonly MenuLink[] =>
  auth === 'guest' ? links.filter(({ personal }) => !personal) : links
