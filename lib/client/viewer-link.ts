/**
 * The link with an owner token that came with this page's upload. It opens a window as the CV's owner where a frame keeps no cookie. It
 * is kept in memory only, because whoever finds it becomes the owner.
 */
let link: string | null = null;

export const keepViewerLink = (viewerUrl: string | null): void => {
  link = viewerUrl;
};

/** The same link, leading to the report; null where this page uploaded nothing. */
export const linkToReport = (id: string): string | null =>
  link && `${link.replace(/\?.*$/, '')}?to=${encodeURIComponent(`/results/${id}`)}`;
