import { type Context, type ReactNode, use } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router'
import { TextsContext } from '../texts/index.ts'

/** Every context that components of a page read. An island has a React root of its own, which inherits none of them. */
const PAGE_CONTEXTS = [
  TextsContext,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
] as readonly Context<unknown>[]

/** Returns a function that gives its children this component's values of the page's contexts. */
export function usePageContexts(): (children: ReactNode) => ReactNode {
  const values: unknown[] = []
  for (const context of PAGE_CONTEXTS) values.push(use(context))
  return (children) =>
    PAGE_CONTEXTS.reduceRight<ReactNode>(
      (inner, PageContext, index) => <PageContext value={values[index]}>{inner}</PageContext>,
      children,
    )
}
