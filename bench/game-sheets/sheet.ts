import type { Browser } from 'playwright'
import type { Shots } from './shots.ts'

export interface GameRow {
  code: string
  name: string
  note: string
  /** SVG. */
  tile: string
  phone: Shots
  desktop: Shots
}

const WIDTH = 1500
const STYLE = `body{margin:0;background:#0f0c17;color:#f4f1fb;font:12px sans-serif}
section{display:flex;gap:4px;padding:4px;height:470px}
.first{width:217px;display:flex;flex-direction:column;gap:4px}
.first>img:first-child{width:217px;height:142px;object-fit:cover;border-radius:10px}
.first>img:last-child{height:290px;align-self:center}
.phone{width:217px;height:470px;object-fit:contain}
.wide{display:flex;flex-direction:column;gap:4px}.wide img{width:373px;height:233px}`

const pictureOf = (jpeg: Buffer | undefined, className = ''): string =>
  jpeg ? `<img class="${className}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">` : `<div class="${className}"></div>`

/** Writes one PNG with a row for each game. */
export async function writeSheet(browser: Browser, rows: readonly GameRow[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: rows.length * 478 } })
  await page.setContent(`<!doctype html><style>${STYLE}</style>${rows.map(sectionOf).join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  await page.screenshot({ path: file })
  await page.close()
}

function sectionOf({ name, note, tile, phone, desktop }: GameRow): string {
  const tileImage = `<img src="data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}">`
  const shown = phone.has('bonus') ? ['idle', 'medium', 'intro', 'bonus'] : ['idle', 'medium', 'big']
  const phones = shown.map((each) => pictureOf(phone.get(each), 'phone'))
  const wide = [desktop.get('small') ?? desktop.get('idle'), desktop.get('big')].map((each) => pictureOf(each))
  const head = `<div class="first">${tileImage}<span><b>${name}</b> ${note}</span>${pictureOf(phone.get('loading'))}</div>`
  return `<section>${head}${phones.join('')}<div class="wide">${wide.join('')}</div></section>`
}
