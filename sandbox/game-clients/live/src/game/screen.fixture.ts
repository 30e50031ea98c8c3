// What a test reads from the screen of an open table. A missing element is an error of the test that uses it.
export const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
/** With ordinary spaces, so that tests can spell amounts. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
export const text = (selector: string): string => plain(query(selector)?.textContent)
export const names = (selector: string): string[] => all(selector).map((element) => plain(element.getAttribute('aria-label')))
/** Amounts of the bar at the bottom. */
export const money = (): string[] => all('.money dd').map((value) => plain(value.textContent))
/** Bets that are marked as won. */
export const hits = (): (string | undefined)[] => all('.is-hit').map(({ dataset }) => dataset['spot'])
/** What is announced to screen readers. */
export const announcement = (): string => text('[role="status"].visually-hidden')
