/** Space presses the main button, except in a field, on another control or in a panel. Key repeats are ignored. */
export function listenToKeys(press: () => void, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest('input, button, a, [tabindex]')) return
    event.preventDefault()
    press()
  }
  addEventListener('keydown', onKeyDown, { signal })
}
