// The reels: one strip per column, animated by transforms only, stopped from left to right at an even pace, later only where the shown reels make free spins possible; win lines and amounts above them.
// States: resting, turning, faded (reduced motion), shaded with highlighted wins.
// Spec: look.md "Motion" and "Manners" (no near-miss theatre); decisions "Games" (the client only shows outcomes).
export { anticipatedReels } from './anticipation.ts'
export { type Pictures, ReelsView, type ReelStop } from './reels-view.ts'
export { linePoints } from './lines-view.ts'
export { GridTable } from './grid-table.ts'
