import './styles/index.css'
import { make } from './dom.ts'
import { hostWindow } from './frame/index.ts'
import { Game } from './game/index.ts'
import { createGameApi, readLaunch } from './session/index.ts'
import { texts } from './texts/index.ts'

const root = document.querySelector<HTMLElement>('#game') ?? document.body
const launch = readLaunch(new URL(location.href))

if (launch === null) {
  root.replaceChildren(
    make('main', { class: 'lost' }, make('h1', {}, texts.failures.title.open), make('p', {}, texts.failures.badAddress)),
  )
} else {
  const framing = {
    framed: window.parent !== window,
    ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : null,
    referrer: document.referrer,
  }
  const api = createGameApi({
    fetch: (...call) => fetch(...call),
    isOnline: () => navigator.onLine,
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
  })
  const tell = hostWindow(launch.gameCode, framing, (message, origin) => window.parent.postMessage(message, origin))
  // On a phone the game has the page to itself: the lobby is the page before [4.17].
  const back = framing.framed || history.length < 2 ? null : () => history.back()
  new Game({ root, launch, api, tell, back, until: new AbortController().signal })
}
