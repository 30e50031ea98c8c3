// Cards of live tables, readable when they overlap, and fans of them.
export { CardFan, type ShownCard } from './fan.ts'
