/** A set of games by their index in the catalogue: one bit each, 32 per word. */
export type Bits = Uint32Array<ArrayBuffer>

/** The empty set for a catalogue of this size. */
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

/** The complete set; bits past the end stay clear, so that counts are right. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  if (size % 32 !== 0) bits[bits.length - 1] = (1 << (size % 32)) - 1
  return bits
}

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31))
}

/** Whether the game at this index is in the set. */
export const hasBit = (bits: Bits, index: number): boolean => (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1

/** Indexes of the set in ascending, that is in default order. */
export function indexesOf(bits: Bits): number[] {
  const indexes: number[] = []
  for (let word = 0; word < bits.length; word++) {
    let remainingBits = bits[word] as number
    while (remainingBits !== 0) {
      const lowest = remainingBits & -remainingBits
      indexes.push(word * 32 + (31 - Math.clz32(lowest)))
      remainingBits ^= lowest
    }
  }
  return indexes
}

const countOnes = (word: number): number => {
  let sums = word - ((word >>> 1) & 0x55555555)
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333)
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Number of games in the set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word] as number)
  return count
}

/** Number of games in both sets; allocates nothing. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) count += countOnes((a[word] as number) & (b[word] as number))
  return count
}

export function intersect(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number)
  return into
}

export function unite(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number)
  return into
}

/** Number of games in one of the sets, but not in both. */
export function countDifferent(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) count += countOnes((a[word] as number) ^ (b[word] as number))
  return count
}

/** Calls `visit` with the index of every game that is in one of the sets only, and whether that is the second one. */
export function forEachDifferent(from: Bits, to: Bits, visit: (index: number, isInSecond: boolean) => void): void {
  for (let word = 0; word < from.length; word++) {
    const second = to[word] as number
    let remainingBits = (from[word] as number) ^ second
    while (remainingBits !== 0) {
      const lowest = remainingBits & -remainingBits
      visit(word * 32 + (31 - Math.clz32(lowest)), (second & lowest) !== 0)
      remainingBits ^= lowest
    }
  }
}
