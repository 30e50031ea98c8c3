/**
 * Numbers as letters. A catalogue file is parsed at once when its columns are texts, not thousands of numbers, and it is smaller.
 * The letters are those of ASCII that JSON writes as they are: `#` … `~` without the backslash.
 */
const FIRST = 35
const LAST = 126
const BACKSLASH = 92
const BASE = 91
/** Letters from this one on mean that the number continues in the next letter. */
const FINAL = 60
const MORE = BASE - FINAL

const LETTERS = Array.from({ length: BASE }, (_, number) => {
  const code = FIRST + number
  return String.fromCharCode(code < BACKSLASH ? code : code + 1)
})

/** NaN for a character that is not one of the letters. */
const numberOf = (code: number): number => {
  if (code < FIRST || code > LAST || code === BACKSLASH) return Number.NaN
  return code < BACKSLASH ? code - FIRST : code - FIRST - 1
}

const lettersFor = (count: number): number => {
  let letters = 1
  for (let capacity = BASE; capacity < count; capacity *= BASE) letters++
  return letters
}

/**
 * Numbers below `count` as text, in planes: first the high letters of all, then the lower ones. A plane of high letters
 * compresses to almost nothing.
 */
export function writePlanes(numbers: readonly number[], count: number): string {
  const planes: string[] = []
  for (let plane = lettersFor(count) - 1; plane >= 0; plane--) {
    planes.push(numbers.map((number) => LETTERS[Math.floor(number / BASE ** plane) % BASE]).join(''))
  }
  return planes.join('')
}

/** Whether a text can be the planes of `size` numbers below `count`. */
export const arePlanes = (text: string, count: number, size: number): boolean => text.length === lettersFor(count) * size

/** Fills a column with the values of the numbers that `writePlanes` wrote; -1 for an invalid letter. */
export function readPlanes(text: string, values: readonly number[], into: Int16Array | Uint8Array | Float64Array): void {
  const size = into.length
  if (values.length <= BASE) {
    const valueOf = new Float64Array(LAST + 2).fill(-1)
    values.forEach((value, number) => (valueOf[number < BACKSLASH - FIRST ? FIRST + number : FIRST + number + 1] = value))
    for (let index = 0; index < size; index++) into[index] = valueOf[text.charCodeAt(index) & 127] as number
    return
  }
  for (let index = 0; index < size; index++) {
    let number = 0
    for (let position = index; position < text.length; position += size)
      number = number * BASE + numberOf(text.charCodeAt(position))
    into[index] = values[number] ?? -1
  }
}

/** Ascending indexes as differences: one letter for a small difference, more for a large one. */
export function writeSteps(indexes: readonly number[]): string {
  let last = 0
  let text = ''
  for (const index of indexes) {
    let step = index - last
    while (step >= FINAL) {
      text += LETTERS[FINAL + (step % MORE)]
      step = Math.floor(step / MORE)
    }
    text += LETTERS[step]
    last = index
  }
  return text
}

/** Calls `visit` with every index below `size` that `writeSteps` wrote; a damaged text ends early. */
export function readSteps(text: string, size: number, visit: (index: number) => void): void {
  let index = 0
  let step = 0
  let unit = 1
  for (let position = 0; position < text.length; position++) {
    const number = numberOf(text.charCodeAt(position))
    if (number >= FINAL) {
      step += (number - FINAL) * unit
      unit *= MORE
      continue
    }
    index += step + number * unit
    if (!(index < size)) return
    visit(index)
    step = 0
    unit = 1
  }
}
