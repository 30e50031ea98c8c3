/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': 'b459470e88ca',
  'cukrova-zahrada': '37fe2a88a61c',
  'dracia-hostina': '1b33b0f5b872',
  'faraonova-pecat': '71e5ddea87ed',
  'fenixov-let': '769edd8f90ae',
  'kometa-9': 'b5d82172c337',
  'perla-hlbin': 'b00b56092c47',
  'sedmicka-stastia': '7f8abb13ad1c',
  'tigrie-oci': '834672b04b0d',
  'vlcia-hora': 'e312d4f960c9',
}
