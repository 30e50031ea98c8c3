import { createContext, type ReactNode, use } from 'react'
import { usePageContexts } from './page-contexts.tsx'

/** Parts of pages that are rendered once on the server and are the same wherever their key is: tiles, menus, the footer [P2]. */
export interface Fragments {
  /** The HTML of a part. `key` contains everything that it depends on; `render` is called when the part is not known. The part uses no `useId` and loads no picture eagerly. */
  html(key: string, render: () => ReactNode): string
}

/** Null: parts are rendered in place, as in browsers, which find the same HTML. */
export const FragmentsContext = createContext<Fragments | null>(null)

function useServerFragments(): Fragments | null {
  const fragments = use(FragmentsContext)
  const withPageContexts = usePageContexts()
  const inPage = (part: ReactNode) => withPageContexts(<FragmentsContext value={fragments}>{part}</FragmentsContext>)
  return fragments && { html: (key, render) => fragments.html(key, () => inPage(render())) }
}

/** To be called behind all other hooks of a component: rendering a part ends the hooks of the component around it. */
export const useFragments: () => Fragments | null = import.meta.env.SSR ? useServerFragments : () => null
