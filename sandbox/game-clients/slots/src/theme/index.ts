// A game's look from its definition: the studio's palette made legible (WCAG AA) and handed to the style sheets as custom properties.
// Spec: look.md "Character"; the definition's `theme` in the contract.
export { wear } from './wear.ts'
