import { headers } from 'next/headers';
import { nonceOf } from '@/lib/server/http/security-headers';

/**
 * A page that stands for somebody else's site and embeds the analyser. It is a handler because its script needs the nonce of the
 * request.
 */
export async function GET(): Promise<Response> {
  return new Response(page(nonceOf(await headers())), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const page = (nonce: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Embedding demo</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.6 Georgia, serif; }
      iframe { border: 1px solid #ccc !important; border-radius: 8px; }
    </style>
  </head>
  <body>
    <main aria-labelledby="title">
    <h1 id="title">A careers page of your own</h1>
    <p>The analyser below stands in a frame that one script tag has put here. It has no header and no footer of its own.</p>
    <script nonce="${nonce}" src="/embed.js" data-theme="light" data-accent="0b6b57" async></script>
    <p>Your page goes on here.</p>
    </main>
  </body>
</html>
`;
