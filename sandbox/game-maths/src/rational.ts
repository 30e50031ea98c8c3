/** An exact fraction in lowest terms, its denominator positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator)
  const bottom = BigInt(denominator)
  if (bottom === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  const sign = bottom < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom * sign) || 1n
  return { numerator: (top * sign) / divisor, denominator: (bottom * sign) / divisor }
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** Rounded half up to `decimals`, as a number: for display only, never for further sums. Not for negative fractions. */
export function toDecimals(value: Rational, decimals: number): number {
  const scale = 10n ** BigInt(decimals)
  const scaled = (2n * value.numerator * scale + value.denominator) / (2n * value.denominator)
  return Number(scaled) / Number(scale)
}

/** The nearest double, also when numerator and denominator exceed a double's range. */
export function toNumber(value: Rational): number {
  const scaled = (value.numerator << 64n) / value.denominator
  return Number(scaled) / 2 ** 64
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
