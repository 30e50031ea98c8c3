/** Reserves the place of a text that is counted up to `final`: no frame of the count-up then lays out anything else (style sheets: `--length`). */
export const reserveFor = (element: HTMLElement, final: string): void =>
  element.style.setProperty('--length', String(final.length))
