import AxeBuilder from '@axe-core/playwright'
import axeCore, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/** How many of similar sibling elements axe-core analyses. */
const ANALYSED_PER_KIND = 3
const REPETITION_ATTRIBUTE = 'data-repeats-what-axe-read'
const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * axe-core's violations on the page, in one part of it, or of one rule, as readable lines. Similar siblings (the same elements with the same
 * classes, roles, states and colours) are excluded after the first few.
 */
export async function accessibilityViolations(page: Page, part?: string, rule?: string): Promise<string[]> {
  await markRepetitions(page)
  const violations = page.frames().length === 1 ? await analyse(page, part, rule) : await analyseWithFrames(page, part, rule)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

// Selectors of passed checks would take a third of the time; no rule in use needs preloaded files.
const OPTIONS = { resultTypes: ['violations'], preload: false } satisfies RunOptions

/** Without frames axe-core is loaded once per document, which takes as long as an analysis. */
async function analyse(page: Page, part?: string, rule?: string): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const context = { ...(part ? { include: [part] } : {}), exclude: [`[${REPETITION_ATTRIBUTE}]`] }
  const runOnly = rule ? [rule] : CONFORMANCE
  return page.evaluate(
    async ([inContext, options]) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Result[] }> } }
      return (await axe.run(inContext, options)).violations
    },
    [context, { ...OPTIONS, runOnly }] as const,
  )
}

async function analyseWithFrames(page: Page, part?: string, rule?: string): Promise<Result[]> {
  const axe = new AxeBuilder({ page }).options(OPTIONS).exclude(`[${REPETITION_ATTRIBUTE}]`)
  if (part) axe.include(part)
  if (rule) axe.withRules(rule)
  else axe.withTags(CONFORMANCE)
  return (await axe.analyze()).violations
}

/** Themes differ only in colours: on a page analysed in one theme, only contrast must be checked in the other. */
export async function contrastViolationsIn(page: Page, colorScheme: 'dark' | 'light', part?: string): Promise<string[]> {
  // In rows that are not rendered yet a transition to the other theme’s colours would not run, and axe-core would read the old ones.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    await sheet.replace('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
  return (await accessibilityViolations(page, part, 'color-contrast')).map((violation) => `${colorScheme} theme: ${violation}`)
}

/** Marks every child that has `ANALYSED_PER_KIND` similar preceding siblings; its appearance does not change. */
const markRepetitions = (page: Page): Promise<void> =>
  page.evaluate(
    ([mark, analysedPerKind]) => {
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
      const kinds = new Map<Element, string>()
      /** Signature of the element and its content without texts and URLs: everything that can affect a rule. */
      const kindOf = (element: Element): string => {
        const cachedKind = kinds.get(element)
        if (cachedKind !== undefined) return cachedKind
        const attributes = [...element.attributes].map(({ name, value }) => {
          if (name === 'class') return value
          if (name === 'style') return value.replaceAll(/url\([^)]*\)/g, '')
          const isState = (name === 'role' || name === 'type' || name.startsWith('aria-')) && /^[a-z]{1,12}$/.test(value)
          return isState ? `${name}=${value}` : name
        })
        const kind = `${element.tagName}[${attributes.toSorted().join('|')}](${[...element.children].map(kindOf).join()})`
        kinds.set(element, kind)
        return kind
      }
      for (const parent of document.body.querySelectorAll('*')) {
        if (parent.children.length <= analysedPerKind || parent.closest(`[${mark}]`)) continue
        const counts = new Map<string, number>()
        for (const child of parent.children) {
          const kind = kindOf(child)
          const count = counts.get(kind) ?? 0
          counts.set(kind, count + 1)
          if (count >= analysedPerKind) child.setAttribute(mark, '')
        }
      }
    },
    [REPETITION_ATTRIBUTE, ANALYSED_PER_KIND] as const,
  )
