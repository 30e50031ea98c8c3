/** Animates a card from the shoe at the upper right to its place: it slides, turns and settles. */
export function slideIn(card: HTMLElement, isInstant: boolean): void {
  if (isInstant) return
  const { left, top } = card.getBoundingClientRect()
  const [fromX, fromY] = [innerWidth * 0.82 - left, -top - 40]
  card.animate(
    [
      { transform: `translate(${fromX}px, ${fromY}px) rotate(28deg)` },
      { transform: 'translate(0, 0) rotate(-2deg)', offset: 0.86 },
      { transform: 'none' },
    ],
    { duration: 320, easing: 'cubic-bezier(.2,.6,.25,1)' },
  )
}

/** Animates a card turning over. */
export function turnOver(card: HTMLElement, isInstant: boolean): void {
  if (isInstant) return
  card.animate([{ transform: 'rotateY(90deg) scale(1.06)' }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
}
