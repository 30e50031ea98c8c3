/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': '53435392ea5f',
  'cukrova-zahrada': '9ff4aa91127f',
  'dracia-hostina': '028166a43dde',
  'faraonova-pecat': '3136eaa1464f',
  'fenixov-let': '5cb2ff3f17e3',
  'kometa-9': '7b7c04be7176',
  'perla-hlbin': '505a4e83fff6',
  'sedmicka-stastia': 'dba96b473caf',
  'tigrie-oci': 'a80d0c05efcb',
  'vlcia-hora': '32acede9f033',
}
