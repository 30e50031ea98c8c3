/** Address of a banner, relative to the content service; the motifs tell the artist what to draw [7.37]. */
export const bannerOf = (id: string, kind: 'promotion' | 'hero' | 'video', motifs: string): string =>
  `/assets/banners/${id}/${kind}?motifs=${motifs.split(' ').join(',')}&version=1`
