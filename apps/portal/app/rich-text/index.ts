/** An editor's text, set for reading. Spec 2.1, 2.5. */
export { RichText } from './rich-text.tsx'
