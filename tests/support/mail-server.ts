import { SMTPServer } from 'smtp-server';
import { env, useEnv as setEnv } from '@/lib/server/env';

export interface Letter {
  from: string;
  to: string;
  text: string;
}

/** A mail server that keeps what it takes, and takes nothing while `isAway`. */
export function mailServer() {
  const letters: Letter[] = [];
  const state = { isAway: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, answer) => answer(state.isAway ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        // Long lines are folded by '=' at their ends, and '=' itself is written '=3D'.
        letters.push({ from, to, text: Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') });
        answer();
      });
    },
  });
  return { letters, state, server };
}

/** Its settings, but for the mail server and the address that links lead to. */
export function settingsWithoutMail() {
  const { DATA_DIR, DATABASE_URL } = env();
  return {
    ...{ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_EMAILS: '0' },
    OPERATOR_CONTACT: 'privacy@example.org',
    WEBHOOK_URL: 'https://crm.example.org/leads',
    WEBHOOK_SECRET: 'a-secret-of-the-receiver',
  };
}

/** A site that confirms emails by letters to that server and hands leads on. */
export async function siteWithMail(server: SMTPServer): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  setEnv({ ...settingsWithoutMail(), SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'http://cv.example.org' });
}

/** The token of the link in a letter. */
export const confirmationToken = (letter: Letter | undefined): string =>
  decodeURIComponent(/http:\/\/cv\.example\.org\/confirm-email\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
