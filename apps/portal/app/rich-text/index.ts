/** Formatted text written by editors. Spec 2.1, 2.5. */
export { RichText } from './rich-text.tsx'
