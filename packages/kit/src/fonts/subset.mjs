import subset from 'subset-font'
import { readFile, writeFile } from 'node:fs/promises'
const range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('')
const text =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ŕŔĺĹľĽčČďĎěĚňŇřŘšŠťŤůŮžŽőŐűŰąĄćĆęĘłŁńŃśŚźŹżŻăĂșȘțȚšđĐ' +
  '–—‘’‚“”„…•‹›€™−×→←↑↓≥≤\u2009\u202f\u2007\u2011'
for (const [src, out, axes] of [
  ['Outfit-sk.ttf', 'outfit.woff2', { wght: { min: 400, max: 700 } }],
  ['InterVariable.woff2', 'inter.woff2', { wght: { min: 400, max: 700 }, opsz: 14 }],
]) {
  const buf = await subset(await readFile(src), text, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(out, buf)
}
