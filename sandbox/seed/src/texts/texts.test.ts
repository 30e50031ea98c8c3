import type { GameType } from '@herna/contract'
import { isLaunchable } from '@herna/rules'
import { expect, test } from 'vitest'
import { published } from '../catalogue.fixture.ts'
import { fold } from '../language/folding.ts'
import { THEMES } from '../themes/index.ts'
import {
  CLASSIC_PLAIN,
  CLASSIC_PLAY,
  CLASSIC_WILD,
  FREE_SPINS,
  VOLATILITY_SENTENCES,
  OPENINGS,
  VIDEO_PLAY,
} from './slots/sentences.ts'

test('game names are unique regardless of diacritics and fit a tile', () => {
  const names = published().games.map(({ name }) => name)
  expect(new Set(names.map(fold)).size).toBe(names.length)
  expect(names.filter((name) => name.length > 45 || name !== name.trim() || /\s{2}|[{}_]/.test(name))).toEqual([])
  expect(names.filter((name) => !/^[\p{Lu}\d]/u.test(name))).toEqual([])
})

test('game names have varied forms', () => {
  const names = published().games.map(({ name }) => name)
  const twoWords = names.filter((name) => name.split(' ').length === 2).length
  expect(twoWords / names.length).toBeLessThan(0.72)
  expect(names.filter((name) => / (II|III|2)$|: /.test(name)).length).toBeGreaterThan(50)
  expect(names.filter((name) => / (na|v|vo|pod|nad|pri|z|zo|spod|od) /.test(name)).length).toBeGreaterThan(200)
})

test('descriptions are complete Slovak sentences without unfilled placeholders', () => {
  for (const { gameCode, description } of published().gameInfos) {
    // A title in quotes may contain punctuation.
    const text = (description ?? '').replace(/„[^“]*“/g, '„“')
    expect([gameCode, /^[\p{Lu}„]/u.test(text), /[.!?“]$/.test(text)]).toEqual([gameCode, true, true])
    expect([gameCode, /\s{2}|[{}<>]|undefined|null|NaN|\.\.|,,| [.,;:!?]/.test(text)]).toEqual([gameCode, false])
    expect([gameCode, text.split(/[.!?](?:\s|$)/).filter(Boolean).length <= 4]).toEqual([gameCode, true])
    for (const [, next = ''] of text.matchAll(/[.!?] (\S)/g))
      expect([gameCode, /[\p{Lu}„]/u.test(next)]).toEqual([gameCode, true])
  }
})

test('descriptions differ', () => {
  const descriptions = published().gameInfos.map(({ description }) => description)
  expect(new Set(descriptions).size / descriptions.length).toBeGreaterThan(0.985)
})

test('there are more than 150 distinct sentence templates, and every theme has at least five opening sentences', () => {
  const openings = [...THEMES.flatMap(({ scenes }) => scenes), ...OPENINGS, ...CLASSIC_PLAY, ...CLASSIC_WILD, ...CLASSIC_PLAIN]
  const gameplay = [...VIDEO_PLAY, ...FREE_SPINS, ...VOLATILITY_SENTENCES.flat()]
  expect(new Set([...openings, ...gameplay]).size).toBe(openings.length + gameplay.length)
  expect(openings.length + gameplay.length).toBeGreaterThan(150)
  expect(THEMES.every(({ scenes }) => scenes.length >= 5)).toBe(true)
})

test('bodies of pages, promotions and rules are plain HTML with balanced tags', () => {
  const { pages, promotions, legalRules } = published()
  for (const body of [...pages, ...promotions, ...legalRules.sections].map((item) => item.body)) {
    expect(body).toMatch(/^<(p|h2|ul)>/)
    const tags = [...body.matchAll(/<(\/?)([a-z0-9]+)/g)].map(([, end, tag]) => ({ end: end === '/', tag: tag ?? '' }))
    expect(
      [...new Set(tags.map(({ tag }) => tag))].filter((tag) => !['p', 'h2', 'ul', 'ol', 'li', 'a', 'strong'].includes(tag)),
    ).toEqual([])
    const openTags: string[] = []
    for (const { end, tag } of tags) {
      if (end) expect(openTags.pop()).toBe(tag)
      else openTags.push(tag)
    }
    expect(openTags).toEqual([])
  }
})

/** All texts of the default content that players read, by location. */
function textsByLocation(): [location: string, text: string][] {
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
const textAt = (location: string): string => textsByLocation().find(([textLocation]) => textLocation === location)?.[1] ?? ''

/** Whether games of a type can be launched: their flags allow it and their provider has launch URLs. */
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

test('no text announces an available feature as coming: accounts, exclusion, real play, demos of table and crash games', () => {
  const denials =
    /(zatiaľ|ešte) nie (je|sú) (otvoren|dostupn)|v ďalšej verzii|postupne (otvár|sprístup)|len predstavujeme|hrá sa zatiaľ iba v deme/i
  expect(
    textsByLocation()
      .filter(([, text]) => denials.test(text))
      .map(([location]) => location),
  ).toEqual([])
  expect([canOpen('Slot', 'Real'), canOpen('Table', 'Demo'), canOpen('Crash', 'Demo')]).toEqual([true, true, true])
  for (const word of ['Registrácia', 'Prihlásiť sa', 'kódom']) expect(textAt('page ucet')).toContain(word)
  expect(textAt('page samovylucenie')).toContain('Prestávka a vylúčenie')
  for (const kind of ['ruleta', 'blackjack', 'kocky', 'crash hry']) expect(textAt('page herne-pravidla-demo')).toContain(kind)
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
])('%s announces live tables if and only if none can be played', (location) => {
  expect(textAt(location)).not.toBe('')
  expect(/pripravujeme/i.test(textAt(location))).toBe(!canOpen('Live', 'Real'))
})

test('a promotion with a reward is only for playable games: no chips for unavailable tables', () => {
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

test('a slide that promises demos is shown only with demos, and the stated number of slots is true', () => {
  const slides = published().carousels.flatMap((carousel) => carousel.slides)
  const demoSlides = slides.filter(({ eyebrow, title, text }) => /demo|vyskúš/i.test(`${eyebrow} ${title} ${text}`))
  expect(demoSlides.map(({ id, needs }) => [id, needs])).toEqual([['demo-bez-registracie', 'Demo']])
  expect(published().games.filter(({ type }) => type === 'Slot').length).toBeGreaterThan(2_000)
})
