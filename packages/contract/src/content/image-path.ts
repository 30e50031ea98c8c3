/** Stands alone, without a schema library, because the browser builds addresses of pictures for every tile [7.37]. */
export const gameImagePath = (
  gameCode: string,
  type: 'thumbnail' | 'portrait' | 'landscape',
  fileVersion: string,
  width?: number,
): string => `/assets/${gameCode}/${type}?format=webp&version=${encodeURIComponent(fileVersion)}${width ? `&width=${width}` : ''}`
