// Slovak texts of slots, in addition to those of the kit.
export { texts } from './sk-SK.ts'
