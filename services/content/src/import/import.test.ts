import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT_ITEMS, CONTENT_LISTS, type ContentListName, type ContentLists } from '@herna/contract/content'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AS_EDITOR, type RunningContent, EDITOR_TOKEN, runContent } from '../content-service.fixture.ts'
import { DEFAULT_MAPPING, readMapping } from './mapping.ts'
import { type ImportOptions, runImport } from './run-import.ts'

const HEADER =
  'game_code,name,provider,provider_slug,type,reels,rows,lines,features,release_date,rtp,volatility,volatility_num,max_win_x,themes_derived,sources'
const KNOWN = 'kniha,Kniha vlka,Nové štúdio,nove-studio,slot,5,3,10,wild|free-spins,2026-03-31,97.5,high,4,5000,animals|egypt,S1'
const UNKNOWN = 'nic,Nič nevieme,Nové štúdio,nove-studio,slot,,,,,,,,,,,S1'

let content: RunningContent
let folder: string
beforeEach(async () => {
  content = await runContent()
  folder = mkdtempSync(join(tmpdir(), 'herna-import-'))
})
afterEach(async () => {
  await content.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, text: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const csv = (...rows: string[]) => write('catalogue.csv', `${[HEADER, ...rows].join('\n')}\n`)

async function load(file: string, options: Partial<ImportOptions> = {}) {
  const rejects: string[] = []
  let encoding = ''
  const report = await runImport(content.database.pool, {
    file,
    mapping: DEFAULT_MAPPING,
    locale: 'sk-SK',
    replace: false,
    dryRun: false,
    now: new Date('2026-06-01T00:00:00Z'),
    onEncoding: (detected) => {
      encoding = detected
    },
    onProgress: () => {},
    onReject: (row, problem) => rejects.push(`${row}: ${problem}`),
    ...options,
  })
  return { ...report, rejects, encoding }
}
/** The list as served, after the service has received the change. */
async function list<K extends ContentListName>(name: K): Promise<ContentLists[K]> {
  const { rows } = await content.database.pool.query<{ version: string }>(
    `SELECT epoch || '-' || counter AS version FROM content.version`,
  )
  for (let servedVersion = ''; servedVersion !== rows[0]?.version; )
    servedVersion = JSON.parse((await content.get('/content/version?after=' + servedVersion)).body).version
  const { statusCode, body } = await content.get(`/content${CONTENT_LISTS[name].path}`)
  expect(statusCode).toBe(200)
  return CONTENT_LISTS[name].reply.parse(JSON.parse(body)) as ContentLists[K]
}
const codes = async () => (await list('games')).map(({ gameCode }) => gameCode)

test('known values of the file are served, missing ones stay unknown [7.29] [7.32]', async () => {
  expect(await load(csv(KNOWN, UNKNOWN))).toMatchObject({ games: 2, changed: 2, rejected: 0, providers: 1 })
  const games = await list('games')
  expect(games.find(({ gameCode }) => gameCode === 'kniha')).toMatchObject({
    name: 'Kniha vlka',
    rtp: 97.5,
    volatility: 4,
    numberOfReels: 5,
    releasedOn: '2026-03-31',
    bonusGameFeature: true,
    demoEnabled: false,
    collections: ['zvierata', 'egypt'],
    categories: ['automaty', 'nove', 'vysoka-navratnost', 'volne-tocenia', 'vysoka-volatilita'],
  })
  expect(games.find(({ gameCode }) => gameCode === 'nic')).toMatchObject({
    rtp: null,
    volatility: null,
    numberOfReels: null,
    minBet: null,
    maxBet: null,
    maxWin: null,
    releasedOn: null,
    collections: [],
    categories: ['automaty'],
    labels: [],
  })
  const details = CONTENT_ITEMS.game.reply.parse(JSON.parse((await content.get('/content/games/kniha')).body))
  expect(details.info).toMatchObject({ lines: 10, description: null, specialFeatures: ['Wild', 'Voľné točenia'] })
  const nothing = CONTENT_ITEMS.game.reply.parse(JSON.parse((await content.get('/content/games/nic')).body))
  expect([details.game.features, nothing.game.features]).toEqual([['free-spins'], []])
  expect(nothing.info).toMatchObject({ lines: null, rtp: null, volatility: null, specialFeatures: [], labels: [] })
})

test('providers, categories and themes are derived and merged with existing ones', async () => {
  await load(csv(KNOWN, UNKNOWN))
  expect((await list('providers')).map(({ id, games }) => [id, games.length])).toEqual([
    ['dielna', 3],
    ['nove-studio', 2],
  ])
  expect((await list('categories')).find(({ id }) => id === 'automaty')?.games).toEqual(
    expect.arrayContaining(['zlaty-vlk', 'kniha', 'nic']),
  )
  expect((await list('collections')).map(({ id, games }) => [id, games.length])).toEqual([
    ['zvierata', 3],
    ['egypt', 1],
  ])
  expect((await list('collectionGroups')).flatMap(({ collections }) => collections)).toEqual(['zvierata', 'egypt'])
  const image = await content.get('/content/assets/kniha/thumbnail?width=96')
  expect(image.headers['content-type']).toBe('image/webp')
})

test('importing the same file again changes nothing, a changed file only the changed rows', async () => {
  await load(csv(KNOWN, UNKNOWN))
  const previousCounter = (await content.database.pool.query('SELECT counter FROM content.version')).rows
  expect(await load(csv(KNOWN, UNKNOWN))).toMatchObject({ games: 2, changed: 0 })
  expect((await content.database.pool.query('SELECT counter FROM content.version')).rows).toEqual(previousCounter)
  expect(await load(csv(KNOWN.replace('97.5', '97.6'), UNKNOWN))).toMatchObject({ games: 2, changed: 1 })
})

test('a dry run reports the same and writes nothing', async () => {
  const previousCounter = (await content.database.pool.query('SELECT counter FROM content.version')).rows
  expect(await load(csv(KNOWN, UNKNOWN), { dryRun: true, replace: true })).toMatchObject({ games: 2, changed: 2, archived: 2 })
  expect((await content.database.pool.query('SELECT counter FROM content.version')).rows).toEqual(previousCounter)
  expect(await codes()).toEqual(['zlaty-vlk', 'modra-studna', 'zivy-stol'])
})

test('every rejected row is reported with its number and reasons, the others are imported', async () => {
  const { rejects, games } = await load(
    csv(
      KNOWN,
      KNOWN.replace('97.5', '197').replace('kniha', 'b'),
      UNKNOWN,
      UNKNOWN,
      'Zlý Kód,X,Y,y,slot,,,,,,,,,,,',
      'd,,Y,y,slot,,,,,,,,,,,',
      'e,X,Y,y,bingo,99,,,,2025-02-31,,sometimes,,,,',
      'f,"X, s čiarkou",Y,y,slot',
    ),
  )
  expect(games).toBe(2)
  expect(rejects.map((line) => line.split(':')[0])).toEqual(['3', '6', '7', '8', '9', '5'])
  expect(rejects.join('\n')).toMatch(/3: rtp: expected a number from 0 to 100, got "197"/)
  expect(rejects[1]).toContain('gameCode')
  expect(rejects[2]).toContain('name')
  for (const reason of ['type: expected one of', 'release_date: expected a day that exists', 'volatility: expected'])
    expect(rejects[3]).toContain(reason)
  expect(rejects[4]).toContain('has 5 columns, the header 16')
  expect(rejects[5]).toContain('"nic" is already in row 4')
})

test('a NUL, a bad quote, an invalid character or a row that is too long rejects only that row, with its number and the reason', async () => {
  const file = csv(
    KNOWN,
    UNKNOWN.replace('nic', 'nul').replace('Nič nevieme', 'Nič\u0000nevieme'),
    UNKNOWN.replace('nic', 'uvodzovky').replace('Nič nevieme', '"Nič nevieme'),
    UNKNOWN.replace('nic', 'dobra-1').replace('Nič nevieme', '"Hra ""jedna"", dva"'),
    UNKNOWN.replace('nic', 'vnutri').replace('Nič nevieme', 'Nič "nevieme" tu'),
    UNKNOWN.replace('nic', 'dlha').replace('Nič nevieme', 'x'.repeat(1_000_001)),
    UNKNOWN.replace('nic', 'riadky').replace('Nič nevieme', '"Prvý\ndruhý"'),
    UNKNOWN.replace('nic', 'znak').replace('Nič nevieme', 'Ni\ufffd'),
    UNKNOWN,
    UNKNOWN.replace('nic', 'posledna').replace('Nič nevieme', '"Nič'),
  )
  const { rejects, games, rows } = await load(file)
  expect([games, rows]).toEqual([4, 10])
  expect(rejects).toEqual([
    '3: name: contains a character that cannot be stored (U+0000)',
    '4: has a quotation mark that is not closed, or one in the middle of a cell',
    '6: has a quotation mark that is not closed, or one in the middle of a cell',
    '7: is longer than a megabyte',
    '10: name: contains a character that cannot be stored (U+FFFD)',
    '12: has a quotation mark that is not closed, or one in the middle of a cell',
  ])
  const names = (await list('games')).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Kniha vlka', 'Hra "jedna", dva', 'Prvý\ndruhý', 'Nič nevieme']))
})

test('in a JSON file an object that is too long or has a NUL is rejected on its own', async () => {
  const game = (name: string) => ({ name, provider: 'Nové štúdio', type: 'slot' })
  const objects = [game('Prvá'), game('x'.repeat(1_000_001)), game('Nu\u0000l'), game('Pol \ud800'), game('Posledná')]
  const { rejects, games } = await load(write('hry.json', JSON.stringify(objects)))
  expect(games).toBe(2)
  expect(rejects).toEqual([
    '2: is longer than a megabyte',
    '3: name: contains a character that cannot be stored (U+0000)',
    '4: name: contains a character that cannot be stored (U+FFFD)',
  ])
})

/** Text as Slovak Excel saves it; letters outside Latin-1 are given as bytes. */
function inWindows1250(text: string): Buffer {
  const bytes: Record<string, number> = {
    č: 0xe8,
    ť: 0x9d,
    š: 0x9a,
    ž: 0x9e,
    ľ: 0xbe,
    ň: 0xf2,
    ď: 0xef,
    Ž: 0x8e,
    ô: 0xf4,
    é: 0xe9,
    á: 0xe1,
    í: 0xed,
    ý: 0xfd,
    '€': 0x80,
  }
  return Buffer.from([...text].map((character) => bytes[character] ?? character.charCodeAt(0)))
}

test('a Windows-1250 file of Slovak Excel is detected, and so is UTF-16', async () => {
  const name = 'Žltá ťava: šťastný kôň ďaleko, leží €'
  const text = `${HEADER}\r\n${UNKNOWN.replace('Nič nevieme', `"${name}"`)}\r\n`
  const first = await load(write('excel.csv', inWindows1250(text)))
  expect([first.rejects, first.encoding]).toEqual([[], 'windows-1250'])
  expect((await list('games')).find(({ gameCode }) => gameCode === 'nic')?.name).toBe(name)
  const again = await load(write('utf16.csv', Buffer.from(`\ufeff${text}`, 'utf16le')))
  expect([again.encoding, again.changed]).toEqual(['utf-16le', 0])
  const utf8 = await load(write('utf8.csv', text))
  expect([utf8.encoding, utf8.changed]).toEqual(['utf-8', 0])
})

test('one invalid byte in a UTF-8 file rejects its row and does not change the detected encoding', async () => {
  const broken = Buffer.concat([
    Buffer.from(`${HEADER}\n${KNOWN}\n`),
    Buffer.from(UNKNOWN.replace('Nič nevieme', 'Ni#nevieme')).map((byte) => (byte === 0x23 ? 0xe8 : byte)),
    Buffer.from(`\n${UNKNOWN.replace('nic', 'dalsia')}\n`),
  ])
  const { encoding, rejects, games } = await load(write('pokazeny.csv', broken))
  expect([encoding, games, rejects]).toEqual(['utf-8', 2, ['3: name: contains a character that cannot be stored (U+FFFD)']])
})

test('replacing archives games missing in the file and leaves no empty row and no broken link in menus and slides', async () => {
  await load(csv(KNOWN, UNKNOWN), { replace: true })
  expect(await codes()).toEqual(['zivy-stol', 'kniha', 'nic'])
  expect((await content.get('/content/games/zlaty-vlk?status=Draft', AS_EDITOR)).statusCode).toBe(404)
  const categories = await list('categories')
  for (const { games } of categories) expect(games.length).toBeGreaterThan(0)
  const remainingCategories = new Set(categories.map(({ id }) => id))
  for (const { widgets } of await list('layouts'))
    for (const widget of widgets) if (widget.type === 'Games') expect(remainingCategories).toContain(widget.category)
  expect(await list('jackpots')).toEqual([])
  expect(await list('videoWidgets')).toEqual([])
  expect(await load(csv(KNOWN, UNKNOWN), { replace: true })).toMatchObject({ changed: 0, archived: 0 })
})

test('items written by an editor are neither overwritten nor archived', async () => {
  const details = JSON.parse((await content.get('/content/games/zlaty-vlk')).body) as { game: { name: string } }
  details.game.name = 'Ručne pomenovaný'
  const edited = await content.app.inject({
    method: 'PUT',
    url: '/content/edit/games/zlaty-vlk',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
    payload: details,
  })
  expect(edited.statusCode).toBe(200)
  await load(csv(KNOWN, KNOWN.replace('kniha', 'zlaty-vlk')), { replace: true })
  expect((await list('games')).find(({ gameCode }) => gameCode === 'zlaty-vlk')?.name).toBe('Ručne pomenovaný')
})

test('other column names come from a mapping file, and JSON gives the same result as CSV', async () => {
  const mapping = readMapping(
    write(
      'map.json',
      '{"columns": {"name": "Názov", "provider": "Výrobca", "type": "Druh", "rtp": "Návratnosť", "themes": "Témy"}, "delimiter": ";", "listSeparator": ","}',
    ),
  )
  await load(write('iny.csv', '\uFEFFNázov;Výrobca;Druh;Návratnosť;Témy\nZlatá rieka;Iné štúdio;slot;"96,1";egypt,fruit\n'), {
    mapping,
  })
  const fromCsv = (await list('games')).find(({ name }) => name === 'Zlatá rieka')
  expect(fromCsv).toMatchObject({
    gameCode: 'ine-studio--zlata-rieka',
    provider: 'ine-studio',
    rtp: 96.1,
    collections: ['egypt', 'ovocie'],
  })
  const json = [
    { Názov: 'Zlatá rieka', Výrobca: 'Iné štúdio', Druh: 'slot', Návratnosť: 96.1, Témy: ['egypt', 'fruit'], poznámka: '}{"' },
  ]
  expect(await load(write('iny.json', JSON.stringify(json)), { mapping })).toMatchObject({ games: 1, changed: 0 })
})

test.each([
  ['nie.csv', null, 'file not found'],
  ['zly.txt', 'x', 'expected a file ending in .csv or .json'],
  ['prazdny.csv', '', 'is empty'],
  ['stlpce.csv', 'a,b\n1,2\n', 'column "name", "provider", "type" is missing'],
  ['text.json', 'hello', 'expected a JSON array of objects'],
  ['odrezany.json', '[{"name": "x"', 'ends in the middle of an object'],
])('an unreadable file is reported in one line: %s', async (name, text, reason) => {
  const file = text === null ? join(folder, name) : write(name, text)
  await expect(load(file)).rejects.toThrow(reason)
})

test('an aborted import is rolled back', async () => {
  const previousCodes = await codes()
  const rows = Array.from({ length: 2_500 }, (_, n) => UNKNOWN.replace('nic', `hra-${n}`))
  const failing: Partial<ImportOptions> = {
    onProgress: (games) => {
      if (games >= 2_000) throw new Error('killed')
    },
  }
  await expect(load(csv(...rows), failing)).rejects.toThrow('killed')
  expect(await codes()).toEqual(previousCodes)
})

test('readers get the catalogue before the import until all of it is stored', async () => {
  const { pool } = content.database
  const previousCodes = await codes()
  const rows = Array.from({ length: 1_500 }, (_, n) => UNKNOWN.replace('nic', `hra-${n}`))
  const lockHolder = await pool.connect()
  await lockHolder.query('BEGIN')
  await lockHolder.query('SELECT FROM content.version FOR UPDATE')
  const importing = load(csv(...rows))
  // The games are written by then, and the import waits to raise the version.
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const isWaiting = async () => (await pool.query(waiting)).rowCount !== 0
  await expect.poll(isWaiting).toBe(true)
  expect(await codes()).toEqual(previousCodes)
  await lockHolder.query('COMMIT')
  lockHolder.release()
  await importing
  expect(await codes()).toHaveLength(previousCodes.length + rows.length)
})

test('an invalid mapping file is reported with its field', () => {
  expect(() => readMapping(write('m.json', '{"delimiter": ";;"}'))).toThrow('delimiter')
  expect(() => readMapping(write('m.json', '{"columns": {"nmae": "x"}}'))).toThrow('columns')
  expect(() => readMapping(write('m.json', 'x'))).toThrow('m.json')
})

const REAL = new URL('../../../../../shared/data/real-catalogue.csv', import.meta.url)
test('the real catalogue is imported completely and matches the contract', async ({ skip }) => {
  const { existsSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  if (!existsSync(REAL)) skip('the real catalogue is not on this machine')
  const { rejects, games, providers } = await load(fileURLToPath(REAL), { replace: true })
  expect([rejects, games, providers]).toEqual([[], 2_520, 116])
  const served = await list('games')
  expect(served.filter(({ demoEnabled }) => demoEnabled)).toHaveLength(1)
  expect(served.filter(({ rtp }) => rtp === null).length).toBeGreaterThan(300)
})
