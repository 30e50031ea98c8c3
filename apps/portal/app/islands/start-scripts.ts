import { CONSENT_COOKIE } from '@herna/rules/consent'

/** Event on the document: React has committed the hydrated page, so it receives the clicks from now on. Its effects follow, on a slow phone a second later: what a click needs is started by layout effects. */
const COMMITTED = 'pageCommitted'
/** Event on the document: the page is hydrated, its effects have run. */
const HYDRATED = 'pageHydrated'
/** A picture that never arrives must not keep the page from settling. */
const LONGEST_WAIT_MS = 3_000
/** Without any sign of a person the page hydrates this long after it has settled (docs/decisions/0065). */
export const IDLE_START_MS = 4_000
/** A form sent or a link followed before hydration waits so long for the scripts that would open a dialog instead. */
const DIALOG_WAIT_MS = 4_000
/** Event on the document: what runs before the page starts has found that it must start (`account-menu/early-account.ts`). */
const START_PAGE = 'startPage'
/** Key of React Router's scroll positions: the only thing in a tab's storage that needs no scripts, because an inline script restores them. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'

/** When the scripts of a page start although nobody has touched it: `data-start` on `<html>`. */
export type PageStart =
  /** As soon as it is parsed: a game runs on it, which opens with the scripts, and nothing else is worth waiting for. */
  | 'parsed'
  /** When it has settled: it is only for players. */
  | 'load'
  /** The same for visitors who have consented to tracking, so that no page view is lost [7.49]. */
  | 'consent'

/**
 * Inline script of the page head. Nothing of the first screen needs the page's modules, so they are requested, with a low priority and each in a task of its own, when it has loaded and is painted [P3]. They are evaluated, and
 * the page hydrates, with the first sign of a person: at once when something is pressed or focused, after the load when a pointer or the page moves. Without one, in idle time some seconds later.
 * Meanwhile small scripts show an expected player's balance (docs/decisions/0089) and the amounts of jackpots (0144).
 * A page that arrives so slowly that its module is not parsed after `LONGEST_WAIT_MS` settles when it is; a press before that starts it then.
 * A page that has something to do starts as soon as it has settled: an address with a query or a fragment, a framed or installed portal, a tab that stored something (filters, a
 * page to retry, an open chat), and `data-start`; the page of a game does not wait for its picture, which may be rendered for the first time. React is evaluated in a task of its own.
 * A click on a button, or on a radio button outside a form (a theme), before React has committed the page is kept from React, which would hydrate the page at once to handle it, and repeated after the hydration, behind a `mouseup` that hydrates its island: a radio button that hydrates with its click loses it. A later click is React's. Links, forms and the consent question work without scripts. A button or link that opens a dialog
 * (`aria-haspopup`, a game) sends its form or leads to its page only when the page is not hydrated soon. The key `/` counts as a
 * click on search, and what is typed after it is typed again. All of it in a task after the event, because React hydrates no waiting island while it runs the effect that announces the hydration.
 * Plain ES5: its hash is in the page's Content-Security-Policy.
 */
export const START_SCRIPT = `(function(d,w){var m,settled,person,started,clicked,missing,waiting=1,react,links=[],keys=[],h=d.documentElement.dataset,P=['pointerdown','touchstart','keydown','focusin'],M=['pointermove','wheel','scroll'];
function preload(){if(m||!(m=d.querySelector('script[type=late-module]')))return;links=Array.from(d.querySelectorAll('link[rel=late-modulepreload]'));missing=links.length;setTimeout(requestNext)}
function request(l){l.fetchPriority='low';l.onload=function(){missing--};l.crossOrigin='';l.as='script';l.rel='preload';if(/\\/react-[^/]*$/.test(l.href))react=l.href}
function requestNext(){var l=links.shift();if(l){request(l);setTimeout(requestNext)}}
function start(){preload();if(!m)person=1;if(started||!m)return;links.splice(0).forEach(request);started=1;P.concat(M).forEach(function(e){removeEventListener(e,P.indexOf(e)<0?move:start,true)});react?import(react).then(later,run):run()}
function later(){setTimeout(run)}
function run(){var s=d.createElement('script');s.type='module';if(m.nonce)s.nonce=m.nonce;s.textContent=m.textContent;d.head.appendChild(s);s.remove()}
function move(){person=1;settled&&start()}
function isDue(){try{for(var k in sessionStorage)if(k!='${SCROLL_POSITIONS}'&&sessionStorage.getItem(k)!==null)return 1}catch(e){}
return /^(load|parsed)$/.test(h.start)||h.start&&/(^|; )${CONSENT_COOKIE}=[^;]*\\.[01](1|..1)/.test(d.cookie)||location.search||location.hash||w.parent!=w||matchMedia('(display-mode:standalone)').matches}
function early(e){var s;if(e&&e.dataset.script){s=d.createElement('script');s.type='module';s.src=e.dataset.script;d.head.appendChild(s)}}
function settle(){if(settled)return;preload();if(!m&&d.readyState=='loading')return d.addEventListener('DOMContentLoaded',settle);settled=1;if(person||isDue())return start();early(h.player&&d.querySelector('[data-early-account]'));early(d.querySelector('[data-early-amount]'));setTimeout(function(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2e3}):start()},${IDLE_START_MS})}
function click(e){var t=e.target.closest&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&e.target.closest('button:not([name=consent]),a[aria-haspopup],a[data-game],input[type=radio]:not(form *)');if(!t)return;
var o=t.ariaHasPopup?t.form||t.href:t.dataset.game&&m&&missing<1;if(t.href&&!o)return;clicked=t;e.stopImmediatePropagation();
if(o||t.type=='radio')e.preventDefault();if(o){setTimeout(function(){waiting&&(t.form?t.form.requestSubmit(t):location.assign(t.href))},${DIALOG_WAIT_MS})}}
function key(e){var k=e.key;if(e.ctrlKey||e.metaKey||e.altKey||/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;
if(clicked&&clicked.getAttribute('aria-keyshortcuts')){if(k.length<2||k=='Backspace'){keys.push(k);e.preventDefault()}}
else if(k=='/'){clicked=d.querySelector('[aria-keyshortcuts="/"]');clicked&&e.preventDefault()}}
d.addEventListener('${START_PAGE}',start);P.forEach(function(e){addEventListener(e,start,true)});M.forEach(function(e){addEventListener(e,move,true)});
addEventListener('load',function(){d.hidden?settle():requestAnimationFrame(function(){requestAnimationFrame(settle)})});setTimeout(settle,${LONGEST_WAIT_MS});
h.start=='parsed'&&d.addEventListener('DOMContentLoaded',settle);
addEventListener('pageshow',function(e){e.persisted&&move()});addEventListener('click',click,true);addEventListener('keydown',key,true);
d.addEventListener('${COMMITTED}',function(){removeEventListener('click',click,true)});
d.addEventListener('${HYDRATED}',function(){setTimeout(function(){waiting=0;removeEventListener('keydown',key,true);if(clicked&&clicked.isConnected){clicked.dispatchEvent(new Event('mouseup',{bubbles:true}));clicked.click();
keys.forEach(function(k){d.body.dispatchEvent(new KeyboardEvent('keydown',{key:k,bubbles:true,cancelable:true}))})}})},{once:true})})(document,window)`

const MODULE = ' type="module"'
const LATE_MODULE = ' type="late-module"'
const PRELOAD = '<link rel="modulepreload"'
const LATE_PRELOAD = '<link rel="late-modulepreload"'

/**
 * The page's modules, as React Router writes them into the HTML, in the form that `START_SCRIPT` starts. In parts, to be joined by the caller: a page that is
 * joined once is copied once [P2].
 */
export function withLateScripts(html: string): string[] {
  const parts: string[] = []
  let end = 0
  const replace = (from: number, length: number, text: string): void => {
    parts.push(html.slice(end, from), text)
    end = from + length
  }
  let preload = html.indexOf(PRELOAD)
  let module = html.indexOf(MODULE)
  while (preload !== -1 || module !== -1) {
    if (preload !== -1 && (module === -1 || preload < module)) {
      replace(preload, PRELOAD.length, LATE_PRELOAD)
      preload = html.indexOf(PRELOAD, end)
      continue
    }
    if (isInScriptTag(html, module)) replace(module, MODULE.length, LATE_MODULE)
    module = html.indexOf(MODULE, module + MODULE.length)
  }
  parts.push(html.slice(end))
  return parts
}

/** Whether the tag around this place is a script's; elsewhere the same characters are text or an attribute of another element. */
const isInScriptTag = (html: string, index: number): boolean =>
  /^<script\b[^>]*$/.test(html.slice(html.lastIndexOf('<', index), index))

export function announceCommit(): void {
  document.dispatchEvent(new Event(COMMITTED))
}

export function announceHydration(): void {
  document.dispatchEvent(new Event(HYDRATED))
  document.documentElement.dataset.hydrated = ''
}
