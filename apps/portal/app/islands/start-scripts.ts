/** Event on the document: the page is hydrated. */
const HYDRATED = 'pageHydrated'
/** A picture that never arrives must not keep the page from hydrating. */
const LONGEST_WAIT_MS = 3_000
/** A form sent or a link followed before hydration waits so long for the scripts that would open a dialog instead. */
const DIALOG_WAIT_MS = 4_000

/**
 * Inline script of the page head. The page's modules are requested when everything the first screen needs has loaded and is painted, or as soon as the visitor does something:
 * requested at once they compete with the style sheet, the fonts and the largest picture [P3]. React and its packages are evaluated in a task of their own.
 * A click on a button before the page is hydrated is repeated afterwards; links, forms and the consent question work without scripts. A button or link that opens a dialog
 * (`aria-haspopup`) sends its form or leads to its page only when the page is not hydrated soon.
 * Plain ES5: its hash is in the page's Content-Security-Policy.
 */
export const START_SCRIPT = `(function(d){var started,clicked,waiting=1,E=['pointerdown','touchstart','keydown','focusin'];
function start(){if(started||!d.querySelector('script[type=late-module]'))return;started=1;E.forEach(function(e){removeEventListener(e,start,true)});
var m=d.querySelector('script[type=late-module]'),r;
d.querySelectorAll('link[rel=late-modulepreload]').forEach(function(l){l.fetchPriority='low';l.rel='modulepreload';if(/\\/react-[^/]*$/.test(l.href))r=l.href});
function run(){var s=d.createElement('script');s.type='module';if(m.nonce)s.nonce=m.nonce;s.textContent=m.textContent;d.head.appendChild(s);s.remove()}
function next(){setTimeout(run)}
r?import(r).then(next,run):run()}
function click(e){var t=e.target.closest&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&e.target.closest('button:not([name=consent]),a[aria-haspopup]');clicked=t||clicked;
if(t&&t.ariaHasPopup&&(t.form||t.href)){e.preventDefault();setTimeout(function(){waiting&&(t.form?t.form.requestSubmit(t):location.assign(t.href))},${DIALOG_WAIT_MS})}}
E.forEach(function(e){addEventListener(e,start,true)});addEventListener('load',function(){d.hidden?start():requestAnimationFrame(function(){requestAnimationFrame(start)})});setTimeout(start,${LONGEST_WAIT_MS});
addEventListener('click',click,true);
d.addEventListener('${HYDRATED}',function(){waiting=0;removeEventListener('click',click,true);if(clicked&&clicked.isConnected)clicked.click()},{once:true})})(document)`

const MODULE = ' type="module"'
const LATE_MODULE = ' type="late-module"'

/** The page's modules, as React Router writes them into the HTML, in the form that `START_SCRIPT` starts. */
export function withLateScripts(html: string): string {
  // A page has one such script: searching for its attribute is faster than a regular expression over all tags.
  const [start = '', ...parts] = html.replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"').split(MODULE)
  let late = start
  let before = start
  for (const part of parts) {
    late += (/^<script\b[^>]*$/.test(before.slice(before.lastIndexOf('<'))) ? LATE_MODULE : MODULE) + part
    before = part
  }
  return late
}

export function announceHydration(): void {
  document.dispatchEvent(new Event(HYDRATED))
  document.documentElement.dataset.hydrated = ''
}
