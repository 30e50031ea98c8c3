import type { MenuLink } from './menu-links.ts'

/** A guest has no personal items [5.5] [6.6]. Until it is known who looks they stand in the page, and its styles hide them. */
export const seenBy = (links: readonly MenuLink[], auth: 'pending' | 'guest' | 'authenticated'): readonly MenuLink[] =>
  auth === 'guest' ? links.filter(({ personal }) => !personal) : links
