import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { accessibilityViolations, expect, scrollsHorizontally, test } from './guest.ts'
import { type RunningProduct, startSecondProduct } from './running-product.ts'

test.use({ images: 'loaded' }) // an image of an imported game is under test

// A real export of 2,520 games that is stored beside the project, never in it. Without it these tests are skipped, so they prove nothing alone:
// the content service tests the import, other journeys test the screens on the default catalogue.
const root = resolve(import.meta.dirname, '../..')
const catalogue = process.env.HERNA_REAL_CATALOGUE ?? resolve(root, '../shared/data/real-catalogue.csv')

interface ListedGame {
  gameCode: string
  name: string
  type: string
  provider: string
  rtp: number | null
  demoEnabled: boolean
}

test.describe.configure({ mode: 'serial' })
test.describe('the real catalogue', { tag: '@full' }, () => {
  test.skip(!existsSync(catalogue), `no real catalogue at ${catalogue}`)
  let product: RunningProduct

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    product = await startSecondProduct()
    const imported = runImport('--replace')
    expect(imported.stdout).toContain('2520')
    expect(imported.status, imported.stderr).toBe(0)
  })
  test.afterAll(async () => product?.close())

  const runImport = (...options: string[]) =>
    spawnSync(process.execPath, ['sandbox/stack/import.ts', catalogue, ...options], {
      cwd: root,
      env: { ...process.env, ...product.environment },
      encoding: 'utf8',
      timeout: 120_000,
    })
  /** The export has no live tables, so those of the default catalogue remain. */
  const importedGames = async () => {
    const games = (await (await fetch(`${product.content}/games/no-files`)).json()) as ListedGame[]
    return games.filter(({ type }) => type !== 'Live')
  }
  const text = async (address: string) => (await fetch(`${product.origin}${address}`)).text()

  test('is on the pages within 5 seconds, completely', async () => {
    await expect.poll(() => text('/vsetky-hry'), { timeout: 5000 }).toMatch(/2[\s ]520/)
    const games = await importedGames()
    expect(games).toHaveLength(2520)
    expect(games.filter(({ rtp }) => rtp === null).length).toBeGreaterThan(0)
    expect(games.every(({ demoEnabled }) => !demoEnabled)).toBe(true)
  })

  test('an import of the same file changes nothing', async () => {
    const version = async () => (await (await fetch(`${product.content}/version`)).json()) as { version: string }
    const versionBefore = await version()
    expect(runImport('--replace').status).toBe(0)
    expect(await version()).toEqual(versionBefore)
  })

  test('unknown facts of a game are not on its page [2.15]', async ({ guest }) => {
    const games = await importedGames()
    const unknown = games.find(({ rtp }) => rtp === null)
    const gameWithRtp = games.find(({ rtp }) => rtp !== null)
    await guest.goto(`${product.origin}/hra/${unknown?.gameCode}`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(unknown?.name ?? '')
    await expect(guest.getByText('Návratnosť (RTP)')).toHaveCount(0)
    await guest.goto(`${product.origin}/hra/${gameWithRtp?.gameCode}`)
    await expect(guest.getByText('Návratnosť (RTP)').first()).toBeVisible()
  })

  test('the lobby, lists and pages made from it are complete and fit a phone', async ({ guest }) => {
    await guest.setViewportSize({ width: 360, height: 800 })
    for (const address of ['/', '/vsetky-hry', '/temy', '/poskytovatelia', '/jackpoty']) {
      await guest.goto(`${product.origin}${address}`)
      await expect(guest.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await scrollsHorizontally(guest), address).toBe(false)
      expect(await accessibilityViolations(guest), address).toEqual([])
    }
    await guest.goto(`${product.origin}/`)
    expect(await guest.locator('a[href^="/hra/"]').count()).toBeGreaterThan(60)
    const picture = guest.locator('a[href^="/hra/"] img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
      .toBeGreaterThan(0)
  })

  test('no screen offers to play or try games whose providers have no launch URL', async ({ guest }) => {
    await guest.goto(`${product.origin}/`)
    const lobby = (await guest.locator('main').innerText()).toLowerCase()
    expect(lobby).not.toContain('demo bez registrácie')
    expect(lobby).not.toContain('vyskúšajte si automaty')
    await expect(guest.locator('main [data-game]').first()).toContainText('Pripravujeme')
    const [game] = await importedGames()
    await guest.goto(`${product.origin}/hra/${game?.gameCode}`)
    await expect(guest.getByRole('button', { name: 'Pripravujeme' })).toBeDisabled()
    await expect(guest.locator('article').getByRole('link', { name: /^Hrať/ })).toHaveCount(0)
  })

  test('can be searched, filtered and viewed in detail, with and without JavaScript [1.4] [2.39] [2.41]', async ({
    guest,
    browser,
  }) => {
    const games = await importedGames()
    const searchedGame = games.find(({ name }) => /^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/.test(name)) as ListedGame
    const ofProvider = Map.groupBy(games, ({ provider }) => provider)
    const [provider, itsGames] = [...ofProvider].sort(([, a], [, b]) => b.length - a.length)[0] as [string, ListedGame[]]

    await guest.goto(`${product.origin}/`)
    await guest.getByRole('button', { name: /Hľadať hru/ }).click()
    const search = guest.getByRole('dialog', { name: 'Hľadanie' })
    await search.getByRole('combobox').fill(searchedGame.name.toLowerCase())
    await search
      .getByRole('option', { name: new RegExp(searchedGame.name) })
      .first()
      .click()
    const details = guest.getByRole('dialog', { name: searchedGame.name })
    await expect(details.getByRole('heading', { name: searchedGame.name, exact: true })).toBeVisible()
    await expect(guest).toHaveURL(new RegExp(`/hra/${searchedGame.gameCode}$`))

    const list = `${product.origin}/vsetky-hry?poskytovatel=${provider}`
    await guest.goto(list)
    const resultCount = guest.locator('main [role=status]').first().locator('b')
    await expect(resultCount).toHaveText(new RegExp(`^${String(itsGames.length).replace(/(\d)(\d{3})$/, '$1\\s$2')} `))
    await guest.getByRole('button', { name: /^Filtre/ }).click()
    const panel = guest.getByRole('dialog', { name: 'Filtre' })
    await expect(panel.getByRole('button', { name: /^Zobraziť \d/ })).toHaveText(
      new RegExp(String(itsGames.length).replace(/(\d)(\d{3})$/, '$1\\s$2')),
    )
    expect(await accessibilityViolations(guest)).toEqual([])

    const plainPage = await (await browser.newContext({ javaScriptEnabled: false, locale: 'sk-SK' })).newPage()
    await plainPage.goto(`${product.origin}/vsetky-hry?hladat=${encodeURIComponent(searchedGame.name)}`)
    await expect(plainPage.locator(`main a[href="/hra/${searchedGame.gameCode}"]`).first()).toBeVisible()
    await plainPage.goto(list)
    await expect(plainPage.locator('main [role=status]').first().locator('b')).toHaveText((await resultCount.textContent()) ?? '')
    await plainPage.context().close()
  })
})
