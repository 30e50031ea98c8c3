export interface Section {
  id: string
  title: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** `Kde hľadať pomoc?` → `kde-hladat-pomoc` */
const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'cast'

/** Adds an id to every h2 of a sanitised text, for the table of contents and shared links [2.1]. */
export function withAnchors(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const htmlWithAnchors = html.replace(/<h2>([^]*?)<\/h2>/g, (heading, innerHtml: string) => {
    const title = plainText(innerHtml)
    if (!title) return heading
    const base = anchorOf(title)
    const sameAnchors = sections.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
    const id = sameAnchors === 0 ? base : `${base}-${sameAnchors + 1}`
    sections.push({ id, title })
    return `<h2 id="${id}">${innerHtml}</h2>`
  })
  return { html: htmlWithAnchors, sections }
}
