/** One browser's calls. Each answers null where the site could not be reached or was cut off: nothing was acknowledged then. */
export class Visitor {
  cookie = '';
  constructor(readonly url: string) {}

  private async send(path: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const response = await fetch(this.url + path, {
        ...init,
        headers: { ...init.headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
      });
      // Only a whole answer counts: a body that breaks off was not received.
      const body = await response.arrayBuffer();
      return new Response(body.byteLength ? body : null, { status: response.status, headers: response.headers });
    } catch {
      return null;
    }
  }

  private json(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response | null> {
    return this.send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  }

  get = (path: string): Promise<Response | null> => this.send(path);

  async upload(bytes: Uint8Array, filename: string): Promise<Response | null> {
    const form = new FormData();
    form.append('file', new File([Uint8Array.from(bytes)], filename));
    const response = await this.send('/api/cv/upload', { method: 'POST', body: form });
    const cookie = response?.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie) this.cookie = cookie;
    return response;
  }

  analyse = (cvUploadId: string, isAsync: boolean): Promise<Response | null> =>
    this.json('/api/cv/analyse?model=claude', { cvUploadId, options: {} }, isAsync ? { prefer: 'respond-async' } : {});
  read = (analysisId: string): Promise<Response | null> => this.get(`/api/cv/analysis/${analysisId}`);
  unlock = (id: string, email: string): Promise<Response | null> =>
    this.json('/api/cv/update-email', { id, email, marketingConsent: true });
  matchJob = (analysisId: string, jobDescription: string): Promise<Response | null> =>
    this.json('/api/cv/job-match', { analysisId, jobDescription });
  ownerLink = (id: string, to: string): Promise<Response | null> => this.json('/api/cv/owner-link', { id, to });
  unsubscribe = (email: string): Promise<Response | null> => this.json('/api/cv/unsubscribe', { email });
  erase = (analysisId: string): Promise<Response | null> => this.send(`/api/cv/analysis/${analysisId}`, { method: 'DELETE' });
  logIn = (email: string, password: string, headers: Record<string, string> = {}): Promise<Response | null> =>
    this.json('/api/admin/login', { email, password }, headers);
  logOut = (): Promise<Response | null> => this.json('/api/admin/logout', {});
}
