/** Links inside a text keep the editors' preview: `/temy` → `/preview/temy`; other sites and anchors stay [2.1]. Attributes come quoted from the sanitiser. */
export const inPreviewHtml = (html: string, preview: boolean): string =>
  preview
    ? html
        .replace(/(<a\b[^>]*\shref=")\/(?!\/|preview(?:[/"?#]))/g, '$1/preview/')
        .replace(/href="\/preview\/"/g, 'href="/preview"')
    : html
