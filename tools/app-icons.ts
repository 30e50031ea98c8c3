import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumExecutable } from './chromium.ts'

// Draws the icons of the installed portal from its favicon: `node tools/app-icons.ts`. They are stored in apps/portal/public/icons.

const PORTAL = fileURLToPath(new URL('../apps/portal/', import.meta.url))
/** Only the inner 80 % of a maskable icon are always visible, so its sign is smaller, on a full background. */
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'maskable-512', size: 512, scale: 0.8 },
]

const favicon = await readFile(`${PORTAL}app/shell/favicon.svg`, 'utf8')
const background = /<rect[^>]*fill="(#\w+)"/.exec(favicon)?.[1] ?? 'none'
const browser = await chromium.launch({ executablePath: chromiumExecutable() ?? '' })
const page = await browser.newPage()
for (const { name, size, scale } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  const fill = scale < 1 ? `background:${background}` : ''
  const inset = (size * (1 - scale)) / 2
  await page.setContent(`<body style="margin:0;${fill}"><div style="padding:${inset}px">${favicon}</div>`)
  await writeFile(`${PORTAL}public/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
}
await browser.close()
