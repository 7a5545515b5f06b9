import type { LinkKind } from '@/lib/cv/document/redacted-document';

/** Sites that need no 'https://' or 'www.' in front to be taken for a link. */
export const profileHosts: readonly string[] = [
  'linkedin.com',
  'github.com',
  'gitlab.com',
  'bitbucket.org',
  'behance.net',
  'dribbble.com',
  'twitter.com',
  'x.com',
  'instagram.com',
  'facebook.com',
  'fb.com',
  'fb.me',
  'pinterest.com',
  'youtu.be',
  'medium.com',
  'orcid.org',
  'stackoverflow.com',
  'kaggle.com',
  'youtube.com',
  'vimeo.com',
  'soundcloud.com',
  't.me',
  'wa.me',
  'researchgate.net',
  'scholar.google.com',
  'linktr.ee',
  'about.me',
  'xing.com',
  'tiktok.com',
  'threads.net',
  'substack.com',
  'calendly.com',
  'bit.ly',
  'tinyurl.com',
  'ow.ly',
  'lnkd.in',
  'is.gd',
  'cutt.ly',
  'rb.gy',
];

/** Networks in front of a name on them. */
export const networks: readonly string[] =
  'linkedin linked-in github gitlab twitter instagram insta ig facebook fb skype discord telegram tiktok snapchat wechat signal behance medium youtube mastodon bluesky teams kaggle imdb etsy twitch reddit pinterest vimeo soundcloud substack patreon viber weixin qq kakaotalk matrix leetcode hackerrank codepen bandcamp spotify strava depop vinted threads tumblr flickr goodreads slack snap steam itch'.split(
    ' ',
  );

/** Endings of a bare domain, which is a link only where contact details stand: 'Node.js' and 'ASP.NET' are none. */
export const bareDomainEndings: readonly string[] =
  'com co.uk org.uk me.uk uk org net io dev me info eu app blog design page site online tech cv example test de fr es it nl ie ca au in'.split(
    ' ',
  );

interface LinkKindRule {
  id: LinkKind;
  pattern: RegExp;
  example: string;
}

/** The first that matches; every other link leads to a page of the person's own. */
export const linkKindRules: readonly LinkKindRule[] = [
  { id: 'linkedin', pattern: /linkedin\./i, example: 'uk.linkedin.com/in/jo-bloggs' },
  { id: 'github', pattern: /github\.|gitlab\.|bitbucket\./i, example: 'https://github.com/jo-bloggs' },
  {
    id: 'other',
    pattern: /twitter\.|(?:^|\/|\.)x\.com|instagram\.|facebook\.|t\.me|wa\.me|xing\.|^@/i,
    example: 'instagram.com/jo.bloggs',
  },
];
