/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': 'f7aade68e698',
  'cukrova-zahrada': '9bfa3b76c674',
  'dracia-hostina': 'fa00312f96d9',
  'faraonova-pecat': '71e5ddea87ed',
  'fenixov-let': '930ee39620e1',
  'kometa-9': 'd1c1ff016e0a',
  'perla-hlbin': '242d9a9411d8',
  'sedmicka-stastia': '1013630e3bca',
  'tigrie-oci': 'a5dfc674c27c',
  'vlcia-hora': 'e71b9dbc1f01',
}
