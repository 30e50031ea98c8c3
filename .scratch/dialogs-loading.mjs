import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } })
const p = await ctx.newPage()
const errors = []; p.on('pageerror', (e) => errors.push(e.message)); p.on('console', (m) => { if (m.type() === 'error') errors.push(m.text().slice(0, 200)) })
let slow = false
await p.route(/\.data(\?|$)/, async (route) => { if (slow) await new Promise(r => setTimeout(r, 2500)); await route.continue() })
await p.goto('http://localhost:3000/#start'); await p.waitForTimeout(1500)
const search = p.getByRole('dialog', { name: 'Hľadanie' })
const h1 = () => p.evaluate(() => document.querySelector('h1')?.textContent)
const open = async () => { await p.getByRole('button', { name: /Hľadať hru/ }).click(); await search.getByRole('combobox').waitFor() }
const state = async (label) => console.log(label, '|', new URL(p.url()).pathname, '|', await h1(), '| search', await search.count(), '|', (await search.count()) ? await search.getByRole('combobox').inputValue() : '-', '| scroll', await p.evaluate(() => scrollY))
slow = true
// a list not prefetched
const link = p.locator('nav a[href="/turnaje"], a[href="/promocie"], a[href="/jackpoty"]').first()
console.log(await link.getAttribute('href'))
await link.evaluate((a) => a.click())
await p.waitForTimeout(150)
await open(); await search.getByRole('combobox').fill('vlc')
await state('loading')
await p.waitForTimeout(3500)
await state('arrived')
await p.screenshot({ path: '/tmp/s1.png' })
await p.goBack(); await p.waitForTimeout(700); await state('back 1')
slow = false
await p.goBack(); await p.waitForTimeout(1200); await state('back 2')
await link.evaluate((a) => a.click()); await p.waitForTimeout(2500); await state('again')
// POP while loading
slow = true
p.goBack(); await p.waitForTimeout(200)
await open().catch(e => console.log('open failed', e.message.slice(0,100)))
await state('pop loading'); await p.waitForTimeout(3500); await state('pop arrived')
await p.keyboard.press('Escape'); await p.waitForTimeout(600); console.log(Date.now()); await p.screenshot({ path: '/tmp/s3.png' }); await state('escape')
slow = false
// login dialog while loading
slow = true
await link.evaluate((a) => a.click()); await p.waitForTimeout(100)
console.log(await p.evaluate(() => document.querySelector('header')?.innerText)); await p.locator('header').getByText(/Prihl/).first().click({timeout: 3000}).catch(e => console.log('no login', e.message.slice(0, 200)))
await p.waitForTimeout(4500)
console.log('login dialog', await p.getByRole('dialog').count(), await h1(), p.url())
const d = p.getByRole('dialog')
await d.getByLabel(/meno|e-mail/i).first().fill('hrac'); await d.getByLabel(/^Heslo/).first().fill('Skusobna-Jazda-7')
await d.getByRole('button', { name: /^Prihlásiť/ }).first().click()
await p.waitForTimeout(4000)
console.log('after login dialogs', await p.getByRole('dialog').allTextContents().then(t => t.map(x => x.slice(0, 60))), await h1(), p.url())
await p.screenshot({ path: '/tmp/s2.png' })
console.log(errors)
await b.close()
