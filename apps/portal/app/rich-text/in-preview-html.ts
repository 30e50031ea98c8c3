/** Adds the preview prefix to links in a text: `/temy` → `/preview/temy`; other sites and anchors are unchanged [2.1]. The sanitiser guarantees quoted attributes. */
export const inPreviewHtml = (html: string, preview: boolean): string =>
  preview
    ? html
        .replace(/(<a\b[^>]*\shref=")\/(?!\/|preview(?:[/"?#]))/g, '$1/preview/')
        .replace(/href="\/preview\/"/g, 'href="/preview"')
    : html
