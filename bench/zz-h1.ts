import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (let k = 0; k < 6; k++) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sk-SK' })).newPage()
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => { const t = [...document.querySelectorAll('h1')].map(h => h.textContent + '|' + (h.parentElement?.closest('[class]')?.className ?? '')).join(' ; '); const n = document.querySelectorAll('h1').length; if (n > 1 && !seen.has(t)) { seen.add(t); console.log('TWO', performance.now() | 0, location.pathname, t) } }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  page.on('console', (m) => m.text().startsWith('TWO') && console.log(k, m.text()))
  const cdp = await page.context().newCDPSession(page); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 + k * 2 })
  await page.goto('http://localhost:3000/vsetky-hry')
  for (let i = 0; i < 12; i++) { await page.mouse.wheel(0, 4000); await page.waitForTimeout(150) }
  await page.waitForTimeout(500)
  const games = page.locator('main a[data-game]')
  const n = await games.count()
  const g = games.nth(n >> 1)
  await g.scrollIntoViewIfNeeded().catch(() => {})
  await g.click({ timeout: 8000 }).catch((e) => console.log(e.message.slice(0, 80)))
  await page.getByRole('dialog').getByRole('link', { name: 'Celá stránka hry' }).click({ timeout: 8000 }).catch((e) => console.log(e.message.slice(0, 80)))
  await page.waitForTimeout(1500)
  console.log(k, page.url(), await page.locator('h1').allTextContents())
  await page.context().close()
}
await browser.close()
