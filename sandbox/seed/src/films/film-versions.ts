/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': 'fd9e43aee948',
  'cukrova-zahrada': '03919fab431b',
  'dracia-hostina': 'a1759120712e',
  'faraonova-pecat': '5aa58c80de63',
  'fenixov-let': '62f7e853445d',
  'kometa-9': '57e8e718cb79',
  'perla-hlbin': '26f5b9876db4',
  'sedmicka-stastia': '8a879aee167b',
  'tigrie-oci': '1e5ef4094723',
  'vlcia-hora': '5c5ea432195a',
}
