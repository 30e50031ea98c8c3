export interface Section {
  id: string
  title: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const plain = (html: string): string =>
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

/** Gives every second-level heading of a sanitised text an id, so that its table of contents and shared links reach it [2.1]. */
export function withAnchors(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const anchored = html.replace(/<h2>([^]*?)<\/h2>/g, (whole, inside: string) => {
    const title = plain(inside)
    if (!title) return whole
    const base = anchorOf(title)
    const alike = sections.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
    const id = alike === 0 ? base : `${base}-${alike + 1}`
    sections.push({ id, title })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html: anchored, sections }
}
