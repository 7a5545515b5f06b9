/** An answer whose JSON was written off this process. */
export const jsonResponse = (json: Uint8Array): Response =>
  new Response(new Uint8Array(json), { headers: { 'content-type': 'application/json' } });
