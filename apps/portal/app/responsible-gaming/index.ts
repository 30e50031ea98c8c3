/** Responsible gaming: information required by § 32, session clock, reality check. Spec 2.35, 2.42, 4.31. */
export { setDecisionTurn } from './decision-turns.ts'
export { openPlayInfo, usePlayInfoDue } from './open-play-info.tsx'
export { ProtectionStart } from './protection-start.tsx'
export { SessionClock } from './session-clock.tsx'
export { SessionTimer } from './session-timer.tsx'
