/** By game code, written by tools/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': '3d7342d0cafa',
  'cukrova-zahrada': 'ea595f3e1f6f',
  'dracia-hostina': 'ce44d54e2199',
  'faraonova-pecat': 'ffec11e95a7a',
  'fenixov-let': 'ff7998b27254',
  'kometa-9': 'cbc694b0331b',
  'perla-hlbin': 'fc6a9d25bed9',
  'sedmicka-stastia': 'c05e512f2116',
  'tigrie-oci': '28956cbc7a4b',
  'vlcia-hora': '68f6188ef2f9',
}
