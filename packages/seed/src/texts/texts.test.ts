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

test('accounts are said to be closed and demo to be open [1.6]', () => {
  const page = published().pages.find(({ slug }) => slug === 'ucet')
  expect(page?.body).toContain('Hráčske účty zatiaľ nie sú otvorené')
  expect(page?.body).toContain('všetky automaty v deme')
})
