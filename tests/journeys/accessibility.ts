import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** Of children that are alike, axe-core reads so many. */
const ANALYSED_PER_KIND = 3
const REPETITION_ATTRIBUTE = 'data-repeats-what-axe-read'
const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe-core finds wrong on the page, or in one part of it, or by one rule alone, as readable lines. Children of one parent that repeat what
 * axe-core has read (the same elements with the same classes, roles, states and colours) are left out after the first few.
 */
export async function accessibilityViolations(page: Page, part?: string, rule?: string): Promise<string[]> {
  await markRepetitions(page)
  const axe = new AxeBuilder({ page })
    // Selectors of everything that passed would take a third of the time; no rule in use needs a file to be loaded again.
    .options({ resultTypes: ['violations'], preload: false })
    .exclude(`[${REPETITION_ATTRIBUTE}]`)
    // Without frames the results need no second page to be put together in.
    .setLegacyMode(page.frames().length === 1)
  if (part) axe.include(part)
  if (rule) axe.withRules(rule)
  else axe.withTags(CONFORMANCE)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

/** Themes differ in colours alone: on a page that was read in one theme, contrast is what is left to look at in the other. */
export async function contrastViolationsIn(page: Page, colorScheme: 'dark' | 'light', part?: string): Promise<string[]> {
  // A transition to the other theme’s colours would stand still in rows that are not rendered yet, and axe-core would read the old ones.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    await sheet.replace('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
  return (await accessibilityViolations(page, part, 'color-contrast')).map((fault) => `${colorScheme} theme: ${fault}`)
}

/** Marks every child that is like `READ_OF_A_KIND` of its siblings before it; nothing of its looks changes. */
const markRepetitions = (page: Page): Promise<void> =>
  page.evaluate(
    ([mark, readOfAKind]) => {
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
      const kinds = new Map<Element, string>()
      /** The element with all inside it, without words and addresses: what a rule could judge differently stays. */
      const kindOf = (element: Element): string => {
        const known = kinds.get(element)
        if (known !== undefined) return known
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
        if (parent.children.length <= readOfAKind || parent.closest(`[${mark}]`)) continue
        const seen = new Map<string, number>()
        for (const child of parent.children) {
          const kind = kindOf(child)
          const before = seen.get(kind) ?? 0
          seen.set(kind, before + 1)
          if (before >= readOfAKind) child.setAttribute(mark, '')
        }
      }
    },
    [REPETITION_ATTRIBUTE, ANALYSED_PER_KIND] as const,
  )
