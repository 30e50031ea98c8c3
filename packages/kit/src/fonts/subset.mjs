import { readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

// Splits each font of source/ into a file with the characters of every page and one with its other characters: README.md.
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
// Code symbols do not occur in texts.
const ASCII = [...range(0x20, 0x7e)].filter((character) => !'#$<>[\\]^`{|}~'.includes(character)).join('')
const EVERY_PAGE = `${ASCII}áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ\u00a0§©·×–—‘’‚“”„•…€™→−\u2009\u202f`
const OTHERS = range(0x20, 0x7e) + range(0xa1, 0xff) + 'ĚěŘřŮůŐőŰűĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚțĐđ‹›←↑↓≥≤\u2007\u2011'
// Kerning and digits of equal width; the families have many other features that no style sheet uses.
const FEATURES = ['kern', 'tnum']

const without = (text, excluded) => [...text].filter((character) => !excluded.includes(character)).join('')

for (const family of ['outfit', 'inter']) {
  const source = await readFile(new URL(`source/${family}.woff2`, import.meta.url))
  for (const [name, text] of [
    [family, EVERY_PAGE],
    [`${family}-others`, without(OTHERS, EVERY_PAGE)],
  ]) {
    const font = await subset(source, text, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
      dropTables: ['MVAR'],
    })
    await writeFile(new URL(`${name}.woff2`, import.meta.url), font)
    process.stdout.write(`${name} ${font.length}\n`)
  }
}

/** The `unicode-range` of a text, for fonts.css. */
function rangesOf(text) {
  const ranges = []
  for (const code of [...new Set(text)].map((character) => character.codePointAt(0)).sort((a, b) => a - b)) {
    if (ranges.at(-1)?.[1] === code - 1) ranges.at(-1)[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(', ')
}
process.stdout.write(`${rangesOf(EVERY_PAGE)}\n${rangesOf(without(OTHERS, EVERY_PAGE))}\n`)
