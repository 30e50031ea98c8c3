import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { gamesOfLobby, listPage } from './game-list.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  return listPage(gamesOfLobby(content, 'Live'), request, content)
}

/** All live and table games [2.7]. */
export default function LiveAllGames() {
  const t = useTexts('catalogue')
  const parent = { title: t('live-lobby'), href: addressOf('preview-live-casino', {}, usePreview()) }
  return <GameListPage title={t('live-all-games')} parent={parent} live {...useLoaderData<typeof loader>()} />
}
