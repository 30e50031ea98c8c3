/** URL of a banner, relative to the content service, with the motifs to render [7.37]. */
export const bannerOf = (id: string, kind: 'promotion' | 'hero' | 'video', motifs: string): string =>
  `/assets/banners/${id}/${kind}?motifs=${motifs.split(' ').join(',')}&version=1`
