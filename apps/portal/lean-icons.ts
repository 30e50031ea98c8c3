import type { Plugin } from 'vite'

/** Of an icon only its size and shapes are drawn (`kit`'s draw-icon): names, aliases and random keys pack badly, a kilobyte of the first load (P4). */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null
    const lean = code
      .replace(/, key: "\w+"/g, '')
      .replace(/^ {2}name: "[\w-]+",\n/m, '')
      .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    return { code: lean, map: null }
  },
})
