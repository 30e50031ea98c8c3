/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': 'b459470e88ca',
  'cukrova-zahrada': '37fe2a88a61c',
  'dracia-hostina': '4069c089bddd',
  'faraonova-pecat': '71e5ddea87ed',
  'fenixov-let': 'd4ae6c2b42f0',
  'kometa-9': '1008eb94bd63',
  'perla-hlbin': 'a800ff196a45',
  'sedmicka-stastia': '7f8abb13ad1c',
  'tigrie-oci': '410f4de9f503',
  'vlcia-hora': '2ecd7fc03632',
}
