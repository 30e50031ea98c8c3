import { opensInLiveCasino, type PersonalSource } from '@herna/rules/personal'
import { type LoaderContext, pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import { personalCategories } from '../personal-lists/index.ts'

/** The personal list of a configured slug [2.26]. 404 when no layout contains it [4.20]; the live casino has only live-only lists. */
export async function readPersonalList(context: LoaderContext, request: Request, slug: string | undefined, isLive: boolean) {
  const content = await readContent(context, request)
  const slugs = Object.entries(readConfiguration(context).personalSlugs)
  const source = slugs.find(([, each]) => each === slug)?.[0] as PersonalSource | undefined
  const category = personalCategories(content).find(({ type }) => type === source)
  if (!source || !category || (isLive && !opensInLiveCasino(source, true))) throw pageNotFound(request)
  return { title: category.title, source }
}
