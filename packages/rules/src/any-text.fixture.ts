import fc from 'fast-check'

/** Any string, including unpaired surrogates. fast-check's own generator of arbitrary code points takes a second to set up. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)))
  .map((units) => String.fromCharCode(...units))
