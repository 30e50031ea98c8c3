import type { ContentPage, Layout, LegalRules, Promotion } from '@herna/contract/content'
import { badField } from '@herna/service-kit'
import sanitize from 'sanitize-html'
import type { AnyItem, ItemKind } from './kinds.ts'
import { isSafeLink, type LinkRule } from './links.ts'

const MAX_LENGTH = 64 * 1024
const MAX_DEPTH = 24

const TAGS =
  'h2 h3 h4 p br hr strong b em i u s small sub sup blockquote code abbr ul ol li dl dt dd a img figure figcaption section div span ' +
  'table caption thead tbody tfoot tr th td'

/** Allowed HTML: text, lists, tables, images and links. No scripts, frames, or styles that position content elsewhere. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_DEPTH,
}

/** https, mailto, tel, a path or a fragment; browsers treat `/\evil` as another site. */
const SAFE_ADDRESS = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

function withSafeAddress(attributes: sanitize.Attributes, name: 'href' | 'src'): sanitize.Attributes {
  const { [name]: address, ...otherAttributes } = attributes
  return address !== undefined && SAFE_ADDRESS.test(address) ? attributes : otherAttributes
}

/** Removes the address of a link to a site that is not allowed; external links open without access to our window. */
const safeLink =
  (rule: LinkRule) =>
  (tagName: string, attributes: sanitize.Attributes): sanitize.Tag => {
    const { target: _target, rel: _rel, ...attribs } = withSafeAddress(attributes, 'href')
    const { href, ...attribsWithoutHref } = attribs
    if (href === undefined || !/^https:/i.test(href)) return { tagName, attribs }
    if (!isSafeLink(href, rule)) return { tagName, attribs: attribsWithoutHref }
    return { tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' } }
  }

/** Sanitised HTML [S1]. Throws a 400 for a text that is too long. */
export function cleanHtml(html: string, field: string, rule: LinkRule): string {
  if (html.length > MAX_LENGTH) throw badField(field, `is longer than ${MAX_LENGTH} characters`)
  const img: sanitize.Transformer = (tagName, attribs) => ({ tagName, attribs: withSafeAddress(attribs, 'src') })
  return sanitize(html, { ...ALLOWED, transformTags: { a: safeLink(rule), img } })
}

/** The item with every HTML field sanitised. All writes use this, so stored HTML is safe to render. */
export function withCleanHtml<T extends AnyItem>(kind: ItemKind, item: T, rule: LinkRule): T {
  if (kind === 'promotions' || kind === 'pages') {
    const text = item as Promotion | ContentPage
    return { ...item, body: cleanHtml(text.body, 'body', rule) }
  }
  if (kind === 'layouts') {
    const { widgets } = item as Layout
    const clean = widgets.map((widget, n) =>
      widget.type === 'Html' ? { ...widget, html: cleanHtml(widget.html, `widgets.${n}.html`, rule) } : widget,
    )
    return { ...item, widgets: clean }
  }
  if (kind === 'legalRules') {
    const { sections } = item as LegalRules
    return {
      ...item,
      sections: sections.map((section, n) => ({ ...section, body: cleanHtml(section.body, `sections.${n}.body`, rule) })),
    }
  }
  return item
}
