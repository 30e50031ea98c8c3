/** Animates a card from the shoe to its place. */
export function slideIn(card: HTMLElement, isInstant: boolean): void {
  if (isInstant) return
  const from = { transform: 'translate(60%, -140%) rotate(14deg)', opacity: 0 }
  card.animate([from, { transform: 'none', opacity: 1 }], { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' })
}

/** Animates a card turning over. */
export function turnOver(card: HTMLElement, isInstant: boolean): void {
  if (isInstant) return
  card.animate([{ transform: 'rotateY(90deg) scale(1.06)' }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
}
