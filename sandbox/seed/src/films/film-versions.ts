/** By game code, written by sandbox/films. */
export const FILM_VERSIONS: Readonly<Record<string, string>> = {
  'cirkus-polnoc': '36f5cc59ad6c',
  'cukrova-zahrada': 'b53f6202cd2f',
  'dracia-hostina': 'bc5da1b8ac69',
  'faraonova-pecat': '2a14e1d52884',
  'fenixov-let': '9a8edf911fe5',
  'kometa-9': '1008eb94bd63',
  'perla-hlbin': 'a800ff196a45',
  'sedmicka-stastia': 'b795b281261d',
  'tigrie-oci': '410f4de9f503',
  'vlcia-hora': '2ecd7fc03632',
}
