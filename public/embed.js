/*
 * Puts the analyser into another site:
 *   <script src="https://cv.example.com/embed.js" data-theme="light" data-accent="2443a8" async></script>
 * The frame appears where the script stands and grows with its content; it hears which part of it is on the screen
 * ({ version: 1, type: 'cv-analysis-view', above, below } in pixels that are hidden), so that what floats stands there. When a report is ready the script element's
 * place hears 'cv-analysis-complete' on window; id and score come only to origins the operator has listed.
 */
(function () {
  'use strict';
  var script = document.currentScript;
  if (!script || !script.src || !script.parentNode) return;
  var origin = new URL(script.src).origin;
  var address = new URL('/', origin);
  address.searchParams.set('embedded', 'true');
  if (script.dataset.theme) address.searchParams.set('theme', script.dataset.theme);
  if (script.dataset.accent) address.searchParams.set('accentColor', script.dataset.accent.replace('#', ''));

  var frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = script.dataset.title || 'CV analysis';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'origin';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;border:0;min-height:720px';
  script.parentNode.insertBefore(frame, script.nextSibling);

  // What floats in the frame stands in the part of it that is on the screen.
  var hasSpoken = false;
  var isTelling = false;
  function tellView() {
    isTelling = false;
    // A host may take the frame away.
    if (!frame.contentWindow) return;
    var box = frame.getBoundingClientRect();
    var view = { version: 1, type: 'cv-analysis-view', above: Math.max(0, -box.top), below: Math.max(0, box.bottom - window.innerHeight) };
    frame.contentWindow.postMessage(view, origin);
  }
  function tellViewSoon() {
    // Before the frame has spoken it is nobody's yet.
    if (isTelling || !hasSpoken) return;
    isTelling = true;
    requestAnimationFrame(tellView);
  }
  window.addEventListener('scroll', tellViewSoon, { passive: true, capture: true });
  window.addEventListener('resize', tellViewSoon);

  window.addEventListener('message', function (event) {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    var message = event.data;
    if (!message || message.version !== 1) return;
    hasSpoken = true;
    if (message.type === 'cv-analysis-resize' && typeof message.height === 'number') {
      frame.style.height = Math.min(20000, Math.max(320, Math.ceil(message.height))) + 'px';
      tellViewSoon();
    }
    // Only up: whoever has not scrolled past the frame's beginning is not moved.
    if (message.type === 'cv-analysis-screen' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    if (message.type === 'cv-analysis-complete') {
      window.dispatchEvent(
        new CustomEvent('cv-analysis-complete', { detail: { status: message.status, id: message.id, score: message.score } }),
      );
    }
  });
})();
