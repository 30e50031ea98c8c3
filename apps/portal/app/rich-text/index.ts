/** Pages of text: the editors' own and the rules of the games. States: with and without a table of contents, no rules yet. Spec 2.5, 2.11. */
export { RichText } from './rich-text.tsx'
