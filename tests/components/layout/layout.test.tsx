import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { accentVariables } from '@/components/layout/accent';
import { AuthProvider, useAuth } from '@/components/layout/auth-context';
import { readLook } from '@/components/layout/look';
import { NotFoundText } from '@/components/layout/not-found-text';
import { PrivacyText } from '@/components/layout/privacy-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { testSettings } from '@/tests/support/render-with-settings';

const frame = (embedded: boolean) =>
  render(
    <SiteFrame productName="Analyse My CV" tagline="A tagline" embedded={embedded}>
      <p>Inside</p>
    </SiteFrame>,
  );

test('the site has a header with title and tagline, a main part and a footer', () => {
  frame(false);
  expect(screen.getByRole('banner')).toHaveTextContent('Analyse My CV');
  expect(screen.getByRole('banner')).toHaveTextContent('A tagline');
  expect(screen.getByRole('main')).toHaveTextContent('Inside');
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('inside another site there is neither header nor footer', () => {
  frame(true);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Inside');
});

test('the page for unknown addresses says its two sentences', () => {
  render(<NotFoundText />);
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the privacy page names the period that is set', () => {
  render(<PrivacyText settings={{ ...testSettings, retentionDays: 7 }} />);
  expect(screen.getByText(/kept for 7 days at most/)).toBeVisible();
  expect(screen.getByText(/Your CV is sent to nobody else/)).toBeVisible();
});

test('with a language model the privacy page says who gets the redacted text', () => {
  render(<PrivacyText settings={{ ...testSettings, engine: 'claude' }} />);
  expect(screen.getByText(/are sent to Anthropic/)).toBeVisible();
  expect(screen.getByText(/what our engine found in it and our instructions/)).toBeVisible();
  expect(screen.queryByText(/nothing else/)).toBeNull();
});

test('the privacy page names the drafts on the device, the record of what was sent and how long the cookie lasts', () => {
  render(<PrivacyText settings={{ ...testSettings, retentionDays: 7 }} />);
  for (const [what, until] of [
    [/your work on the guided steps, the walkthrough and the supporting statement/, /clear the site’s data/],
    [/words that were sent to Claude/, /^7 days, or/],
    [/cookie with a random number/, /^7 days; on a shared computer/],
  ] as const)
    expect(within(screen.getByRole('row', { name: what })).getByText(until)).toBeVisible();
});

test('the privacy page says that staff can see what nobody else can', () => {
  render(<PrivacyText settings={testSettings} />);
  expect(
    screen.getByText(/staff of this site can see your email and your score, download your file and your report, and delete them/),
  ).toBeVisible();
  expect(screen.getByText(/shown to nobody but our staff and those who hold the report’s address/)).toBeVisible();
});

test('the privacy page names who is responsible and how to reach them', () => {
  const operator = { name: 'Northern Careers Trust', contact: 'privacy@example.org', isNamed: true };
  render(<PrivacyText settings={{ ...testSettings, operator }} />);
  expect(screen.queryByText('This site does not yet say who is responsible for it')).toBeNull();
  expect(screen.getByText(/^Northern Careers Trust, privacy@example\.org, decides/)).toBeVisible();
});

test('the privacy page warns as long as nobody is named', () => {
  render(<PrivacyText settings={testSettings} />);
  expect(screen.getByText('This site does not yet say who is responsible for it')).toBeVisible();
});

test('the privacy page says why an email is asked for, what a CV may tell that the law protects, and what safeguards a transfer', () => {
  render(<PrivacyText settings={{ ...testSettings, engine: 'claude' }} />);
  expect(screen.getByText(/^We ask for an email address to open the whole report/)).toBeVisible();
  expect(
    screen.getByText(/health, religion or beliefs, trade union, sexuality, .*Article 9\), or of a conviction \(Article 10\)/),
  ).toBeVisible();
  expect(screen.getByText(/standard contractual clauses with the addendum for the United Kingdom/)).toBeVisible();
});

test('the privacy page says that emails are passed on exactly where they are', () => {
  const { unmount } = render(<PrivacyText settings={testSettings} />);
  expect(screen.queryByText(/passed to our own customer records/)).toBeNull();
  unmount();
  render(<PrivacyText settings={{ ...testSettings, passesLeadsOn: true }} />);
  expect(screen.getByText(/passed to our own customer records/)).toBeVisible();
});

test('the privacy page calls the job-matching link what it is, where there is one', () => {
  const { unmount } = render(<PrivacyText settings={testSettings} />);
  expect(screen.getByText(/no advertising but the link to our own job-matching app/)).toBeVisible();
  unmount();
  render(<PrivacyText settings={{ ...testSettings, jobAppUrl: null }} />);
  expect(screen.getByText(/no analytics, and no advertising\.$/)).toBeVisible();
});

test('only the three looks are known, everything else is the system’s', () => {
  const look = (values: Record<string, string>) => readLook({ get: (name) => values[name] ?? null });
  expect(look({ 'x-theme': 'dark', 'x-embedded': '1' })).toMatchObject({ theme: 'dark', embedded: true });
  expect(look({ 'x-theme': 'neon' })).toMatchObject({ theme: 'system', embedded: false });
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.each(['ffff00', '2443a8', '000000', 'ffffff', 'ff0000', '808080'])('accent %s is made readable in both themes', (hex) => {
  const variables = accentVariables(hex);
  const of = (name: string) => variables[name] ?? '';
  expect(contrast(of('--accent-on-light'), '#fbfbf9')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--accent-on-dark'), '#212833')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--accent-on-light'), of('--accent-ink-on-light'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--accent-on-dark'), of('--accent-ink-on-dark'))).toBeGreaterThanOrEqual(4.5);
});

test.each(['', 'red', '12345', '#112233', 'gggggg'])('“%s” is no colour and is ignored', (hex) => {
  expect(accentVariables(hex)).toEqual({});
});

function Probe() {
  const { user, isLoading, login } = useAuth();
  return (
    <>
      <button onClick={() => login('anyone@example.com')}>Log in</button>
      <p>{isLoading ? 'loading' : (user?.email ?? 'nobody')}</p>
    </>
  );
}

test('the stub login accepts any email after a second', () => {
  jest.useFakeTimers();
  render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('loading')).toBeVisible();
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByText('loading')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('anyone@example.com')).toBeVisible();
  jest.useRealTimers();
});
