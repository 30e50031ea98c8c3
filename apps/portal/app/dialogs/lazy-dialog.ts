import { type ComponentType, lazy } from 'react'

export interface LazyDialog<Props> {
  /** Loads the code when the dialog is likely to be opened; a failure is reported when it is. */
  preload(): void
  /** The component to render in one opening of the dialog. It suspends while its code loads. */
  component(): ComponentType<Props>
}

/**
 * A dialog whose code is loaded on first use. When that has happened before, it is shown in the first frame: `lazy` alone suspends even then, and
 * React shows what has suspended up to 300 ms late.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyDialog<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Waiting = lazy(loadOnce) as unknown as ComponentType<Props>
  return {
    preload: () => void loadOnce().catch(() => undefined),
    component: () => loaded ?? Waiting,
  }
}
