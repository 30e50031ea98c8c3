/** The terms in force. A new version here asks every player at their next login; the page is the content's. */
export const TERMS = { version: '2026-11', path: '/pravidla/vseobecne-podmienky' } as const
