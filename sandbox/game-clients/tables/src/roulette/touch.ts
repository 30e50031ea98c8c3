const TOUCH = '(hover: none) and (pointer: coarse)'

/** Tells whether fingers are the way this device is used, now and when it changes. */
export function followTouch(tell: (isTouch: boolean) => void): void {
  const query = matchMedia(TOUCH)
  query.addEventListener('change', () => tell(query.matches))
  tell(query.matches)
}
