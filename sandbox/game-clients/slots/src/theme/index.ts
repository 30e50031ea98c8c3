// A slot's look from its definition; the studio's palette is applied by the shell.
// Spec: look.md "Character"; the definition's `theme` in the contract.
export { applyTheme } from './apply-theme.ts'
