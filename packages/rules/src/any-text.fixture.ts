import fc from 'fast-check'

/** Whatever a string may hold: letters, signs, halves of pairs. To set up fast-check's own strings of any code points takes a second. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)))
  .map((units) => String.fromCharCode(...units))
