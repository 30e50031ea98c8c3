const BROWSERS: [mark: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const nameIn = (names: [RegExp, string][], text: string) => names.find(([mark]) => mark.test(text))?.[1]

/** `Chrome, Windows` of what a browser calls itself; what nobody knows stays as it is, null when there is nothing. */
export function deviceName(device: string | null): string | null {
  if (!device) return null
  const known = [nameIn(BROWSERS, device), nameIn(SYSTEMS, device)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(', ') : device
}
