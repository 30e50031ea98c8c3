import { expect, type Locator, type Page } from 'playwright/test'

/** More stops than any page of ours has between two things. */
const MAX_TAB_STOPS = 60

/** Goes there with Tab (or with Shift+Tab), as somebody without a pointer does; every stop on the way can be seen. */
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

/** Goes to a button or a link and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes back to it and presses it. */
export async function pressBefore(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'Shift+Tab')
  await page.keyboard.press('Enter')
}

/** Goes to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** The element with the focus lies in the window and is marked, by itself or by what stands for it. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // Scrolling to it may be under way.
    for (let tries = 0; tries < 20; tries += 1) {
      const element = document.activeElement as HTMLElement
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      const marked = [element, element.nextElementSibling, element.parentElement].some((each) => {
        const style = each && getComputedStyle(each)
        return style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none')
      })
      if (inWindow && marked && element.matches(':focus-visible')) return true
      await new Promise((done) => setTimeout(done, 50))
    }
    return false
  })
