import { parentOrigin, post, version } from './parent-frame';

/**
 * In a frame as tall as its page, floating elements need to know which part of it is on the screen: the host sends how many pixels are
 * hidden.
 */
function listenForView(hear: (above: number, below: number) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== parentOrigin() || data?.version !== version || data.type !== 'cv-analysis-view') return;
    if (Number.isFinite(data.above) && Number.isFinite(data.below)) hear(Math.max(0, data.above), Math.max(0, data.below));
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Lets a host set its frame's height to that of the page. */
const tellParentOfHeight = (height: number): void => post({ type: 'cv-analysis-resize', status: 'resize', height });

/** In a frame: sends the host the page's height, and reads which part of it is in view. Returns a function that ends it. */
export function followFrame(): () => void {
  const root = document.documentElement;
  // Not the document's height, which is never less than the frame's and so could not shrink.
  const observer = new ResizeObserver(() => tellParentOfHeight(document.body.offsetHeight));
  observer.observe(document.body);
  const stopListening = listenForView((above, below) => {
    root.style.setProperty('--hidden-above', `${above}px`);
    root.style.setProperty('--hidden-below', `${below}px`);
  });
  return () => {
    observer.disconnect();
    stopListening();
  };
}
