// Slovak texts of live tables, in addition to those of the kit.
export { texts } from './sk-SK.ts'
