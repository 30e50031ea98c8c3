import type { GameType } from '@herna/contract'
import { isLaunchable } from '@herna/rules'
import { expect, test } from 'vitest'
import { published } from '../catalogue.fixture.ts'
import { fold } from '../language/folding.ts'
import { THEMES } from '../themes/index.ts'
import { CLASSIC_PLAIN, CLASSIC_PLAY, CLASSIC_WILD, FREE_SPINS, MOODS, OPENINGS, VIDEO_PLAY } from './slots/frames.ts'

test('names of games are unique without regard to marks, and fit a tile', () => {
  const names = published().games.map(({ name }) => name)
  expect(new Set(names.map(fold)).size).toBe(names.length)
  expect(names.filter((name) => name.length > 45 || name !== name.trim() || /\s{2}|[{}_]/.test(name))).toEqual([])
  expect(names.filter((name) => !/^[\p{Lu}\d]/u.test(name))).toEqual([])
})

test('names take many forms', () => {
  const names = published().games.map(({ name }) => name)
  const twoWords = names.filter((name) => name.split(' ').length === 2).length
  expect(twoWords / names.length).toBeLessThan(0.72)
  expect(names.filter((name) => / (II|III|2)$|: /.test(name)).length).toBeGreaterThan(50)
  expect(names.filter((name) => / (na|v|vo|pod|nad|pri|z|zo|spod|od) /.test(name)).length).toBeGreaterThan(200)
})

test('descriptions are whole Slovak sentences without gaps', () => {
  for (const { gameCode, description } of published().gameInfos) {
    // A title in quotes has a punctuation of its own.
    const text = (description ?? '').replace(/„[^“]*“/g, '„“')
    expect([gameCode, /^[\p{Lu}„]/u.test(text), /[.!?“]$/.test(text)]).toEqual([gameCode, true, true])
    expect([gameCode, /\s{2}|[{}<>]|undefined|null|NaN|\.\.|,,| [.,;:!?]/.test(text)]).toEqual([gameCode, false])
    expect([gameCode, text.split(/[.!?](?:\s|$)/).filter(Boolean).length <= 4]).toEqual([gameCode, true])
    for (const [, next = ''] of text.matchAll(/[.!?] (\S)/g))
      expect([gameCode, /[\p{Lu}„]/u.test(next)]).toEqual([gameCode, true])
  }
})

test('descriptions differ', () => {
  const all = published().gameInfos.map(({ description }) => description)
  expect(new Set(all).size / all.length).toBeGreaterThan(0.985)
})

test('there are sixty sentence frames and more, and all themes have scenes of their own', () => {
  const frames = [...THEMES.flatMap(({ scenes }) => scenes), ...OPENINGS, ...CLASSIC_PLAY, ...CLASSIC_WILD, ...CLASSIC_PLAIN]
  const rest = [...VIDEO_PLAY, ...FREE_SPINS, ...MOODS.flat()]
  expect(new Set([...frames, ...rest]).size).toBe(frames.length + rest.length)
  expect(frames.length + rest.length).toBeGreaterThan(150)
  expect(THEMES.every(({ scenes }) => scenes.length >= 5)).toBe(true)
})

test('bodies of pages, promotions and rules are plain HTML that closes what it opens', () => {
  const { pages, promotions, legalRules } = published()
  for (const body of [...pages, ...promotions, ...legalRules.sections].map((item) => item.body)) {
    expect(body).toMatch(/^<(p|h2|ul)>/)
    const tags = [...body.matchAll(/<(\/?)([a-z0-9]+)/g)].map(([, end, tag]) => ({ end: end === '/', tag: tag ?? '' }))
    expect(
      [...new Set(tags.map(({ tag }) => tag))].filter((tag) => !['p', 'h2', 'ul', 'ol', 'li', 'a', 'strong'].includes(tag)),
    ).toEqual([])
    const open: string[] = []
    for (const { end, tag } of tags) {
      if (end) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
  }
})

/** Everything the default content says to players, by where it stands. */
function saidWhere(): [where: string, text: string][] {
  const { pages, promotions, carousels, seo, layouts, legalRules, categories } = published()
  return [
    ...pages.map(({ slug, title, body }): [string, string] => [`page ${slug}`, `${title} ${body}`]),
    ...promotions.map(({ slug, title, summary, body }): [string, string] => [`promotion ${slug}`, `${title} ${summary} ${body}`]),
    ...carousels.flatMap(({ slides }) =>
      slides.map(({ id, eyebrow, title, text }): [string, string] => [`slide ${id}`, `${eyebrow} ${title} ${text}`]),
    ),
    ...seo.map(({ id, title, description }): [string, string] => [id, `${title} ${description}`]),
    ...layouts.map(({ id, widgets }): [string, string] => [id, JSON.stringify(widgets)]),
    ...legalRules.sections.map(({ id, body }): [string, string] => [`rules ${id}`, body]),
    ...categories.map(({ id, description }): [string, string] => [`category ${id}`, description ?? '']),
  ]
}
const said = (where: string): string => saidWhere().find(([place]) => place === where)?.[1] ?? ''

/** Whether games of a type can be opened: their flags say so and their provider has the addresses. */
function canOpen(type: GameType, mode: 'Demo' | 'Real'): boolean {
  const { games, providers } = published()
  return games
    .filter((game) => game.type === type)
    .some((game) => {
      const provider = providers.find(({ id }) => id === game.provider)
      const flag = mode === 'Demo' ? game.demoEnabled : game.realEnabled
      return flag && provider !== undefined && isLaunchable(provider, mode, type === 'Live')
    })
}

test('nothing that exists is said to be still to come: accounts, exclusion, real play, demos of tables and crash games', () => {
  const denials =
    /(zatiaľ|ešte) nie (je|sú) (otvoren|dostupn)|v ďalšej verzii|postupne (otvár|sprístup)|len predstavujeme|hrá sa zatiaľ iba v deme/i
  expect(
    saidWhere()
      .filter(([, text]) => denials.test(text))
      .map(([where]) => where),
  ).toEqual([])
  expect([canOpen('Slot', 'Real'), canOpen('Table', 'Demo'), canOpen('Crash', 'Demo')]).toEqual([true, true, true])
  for (const word of ['Registrácia', 'Prihlásiť sa', 'kódom']) expect(said('page ucet')).toContain(word)
  expect(said('page samovylucenie')).toContain('Prestávka a vylúčenie')
  for (const kind of ['ruleta', 'blackjack', 'kocky', 'crash hry']) expect(said('page herne-pravidla-demo')).toContain(kind)
})

test.each([
  'page caste-otazky',
  'page o-nas',
  'page herny-plan',
  'page herne-pravidla-demo',
  'promotion zive-stoly-po-slovensky',
  'slide krupieri-kazdy-vecer',
  'slide herne-sou',
  'seo-livelobby',
])('%s says that live tables are being prepared, exactly as long as none can be played', (where) => {
  expect(said(where)).not.toBe('')
  expect(/pripravujeme/i.test(said(where))).toBe(!canOpen('Live', 'Real'))
})

test('an offer that gives something is for games that can be played: no chips for tables that are not open', () => {
  const { games, providers, promotions } = published()
  for (const { slug, games: codes, templateCode, tagName } of promotions) {
    if (templateCode === null && tagName === null) continue
    for (const code of codes) {
      const game = games.find(({ gameCode }) => gameCode === code)
      const provider = providers.find(({ id }) => id === game?.provider)
      expect([slug, code, game?.realEnabled && provider && isLaunchable(provider, 'Real', game.type === 'Live')]).toEqual([
        slug,
        code,
        true,
      ])
    }
  }
})

test('a slide that promises demos goes with them; the number of slots is no exaggeration', () => {
  const slides = published().carousels.flatMap((carousel) => carousel.slides)
  const promising = slides.filter(({ eyebrow, title, text }) => /demo|vyskúš/i.test(`${eyebrow} ${title} ${text}`))
  expect(promising.map(({ id, needs }) => [id, needs])).toEqual([['demo-bez-registracie', 'Demo']])
  expect(published().games.filter(({ type }) => type === 'Slot').length).toBeGreaterThan(2_000)
})
