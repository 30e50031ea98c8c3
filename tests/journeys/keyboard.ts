import { expect, type Locator, type Page } from 'playwright/test'

/** More Tab stops than any page has between two elements. */
const MAX_TAB_STOPS = 60

/** Moves the focus to the target with Tab (or Shift+Tab) and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await isFocused(target)) {
      expect(await isFocusVisible(page), 'the focus can be seen').toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached with ${key}`)
}

/** Moves the focus to a button or a link and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus backwards to it and presses it. */
export async function pressBefore(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'Shift+Tab')
  await page.keyboard.press('Enter')
}

/** Moves the focus to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** The focused element is in the viewport and has a visible outline, itself or on its visual substitute. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // Scrolling may still be in progress.
    for (let tries = 0; tries < 20; tries += 1) {
      const element = document.activeElement as HTMLElement
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      const marked = [element, element.nextElementSibling, element.parentElement].some((candidate) => {
        const style = candidate && getComputedStyle(candidate)
        return style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none')
      })
      if (inWindow && marked && element.matches(':focus-visible')) return true
      await new Promise((done) => setTimeout(done, 50))
    }
    return false
  })
