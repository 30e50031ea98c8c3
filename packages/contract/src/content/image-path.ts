/**
 * Path of a game's image [7.37]; `width` in physical pixels. Kept free of the schema library, because the browser calls it for
 * every tile.
 */
export const gameImagePath = (
  gameCode: string,
  type: 'thumbnail' | 'portrait' | 'landscape',
  fileVersion: string,
  width?: number,
): string => `/assets/${gameCode}/${type}?format=webp&version=${encodeURIComponent(fileVersion)}${width ? `&width=${width}` : ''}`
