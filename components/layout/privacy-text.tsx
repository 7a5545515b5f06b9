import Link from 'next/link';
import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { claimText } from '@/lib/content/claims';
import { product } from '@/lib/content/product';
import type { PublicSettings } from '@/lib/shared/settings';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

interface Kept {
  what: string;
  why: string;
  until: string;
}

const keptThings = (days: string): Kept[] => [
  {
    what: 'Your file and the text read from it, and improved versions you have scored',
    why: 'To analyse it and to let you improve and export it',
    until: `${days}, or until you delete it`,
  },
  { what: 'The redacted text and the report', why: 'To show the report again under its address', until: `${days}, or until you delete it` },
  {
    what: 'The words that were sent to Claude, if any were',
    why: 'To show you exactly what left this server',
    until: `${days}, or until you delete the report`,
  },
  {
    what: 'With the file, an unreadable mark of the network it came from',
    why: 'So that nobody fills our store: each network may keep a certain amount here',
    until: `${days}, or until you delete the file`,
  },
  {
    what: 'Your supporting statement and job adverts, if you save any with your report',
    why: 'So that you can go on with them',
    until: `${days}, or until you delete them or the report`,
  },
  {
    what: 'What you edited, while you carry on to another device',
    why: 'To open it there with the code',
    until: 'Ten minutes, or until the code is used',
  },
  { what: 'Your email, if you unlock a report', why: 'To unlock it', until: `${days}, or until you delete it` },
  {
    what: 'Your consent to marketing, if you tick the box',
    why: 'To send what you asked for, and to prove that you asked',
    until: 'Until you withdraw it',
  },
  { what: 'A complaint, if you send one', why: 'To answer it', until: 'A year after it was closed' },
  { what: 'The receipt of a deletion: a number, a time, counts', why: 'To prove it, and to repeat it in a restored copy', until: 'A year' },
  {
    what: 'Copies of the records, encrypted',
    why: 'To bring the site back after a loss',
    until: '30 days unless we set less; what you deleted is deleted again before a copy is used',
  },
  {
    what: 'A cookie with a random number',
    why: 'To know the browser that uploaded the CV: only it may delete or export',
    until: `${days}; on a shared computer until the browser closes; in any case until you choose ‘Finish here’`,
  },
  {
    what: 'In your browser: the id of your latest report, the name of your file, your email, which reports are unlocked, a list of your reports, the scores of improved versions',
    why: 'So that a reload loses nothing. It never leaves your device by itself',
    until: 'Until you delete the report, choose ‘Finish here’ or clear the site’s data',
  },
  {
    what: 'In your browser: your work on the guided steps, the walkthrough and the supporting statement, with what you edit, answer and paste',
    why: 'So that work in progress survives a reload',
    until: 'Until you delete the report, choose ‘Finish here’ or clear the site’s data',
  },
];

/** Shown until the operator is named: nobody should hand a CV to a site that does not say who runs it. */
const NobodyNamed = () => (
  <Alert variant="warning">
    <AlertTitle>This site does not yet say who is responsible for it</AlertTitle>
    <AlertDescription>
      <p>The law asks for a name and a way to reach them. Until both stand here, think twice before you upload a real CV.</p>
    </AlertDescription>
  </Alert>
);

/** What is kept, why and for how long, from the settings in force. */
// eslint-disable-next-line max-lines-per-function -- one page of text, read from top to bottom
export function PrivacyText({ settings }: { settings: PublicSettings }) {
  const { operator } = settings;
  const days = `${settings.retentionDays} ${settings.retentionDays === 1 ? 'day' : 'days'}`;
  const compliant = claimText('gdprCompliant', settings.claims);
  const { minimumAge } = product;
  return (
    <article className="max-w-4xl space-y-10 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_p]:max-w-[66ch]">
      <header className="space-y-4">
        <h1 className="text-2xl">Privacy</h1>
        <p className="text-lg text-ink-soft">
          Your CV is yours. It is read to show you a report, kept for {days} at most, and deleted when you say so.
        </p>
      </header>
      {!operator.isNamed && <NobodyNamed />}
      <Part title="Who is responsible">
        <p>
          {operator.name}
          {operator.contact && `, ${operator.contact},`} decides what happens to your data and answers for it. You need not give anything;
          without a file there is no report. This service is for people of {minimumAge} and over.
        </p>
        <p>
          We ask for an email address to open the whole report, and so that we can find your data when you ask us about it. Without one the
          report stays partly locked.
        </p>
        <p>
          Your CV is analysed because you ask for it (UK GDPR, Article 6(1)(b)). Limits against abuse and logs without personal details rest
          on our legitimate interest in a service that stays up (Article 6(1)(f)); marketing rests on your consent alone (Article 6(1)(a)).
        </p>
      </Part>
      <Part title="What a CV may tell about you">
        <p>
          A CV can tell of your health, religion or beliefs, trade union, sexuality, ethnic origin or political opinions (UK GDPR, Article
          9), or of a conviction (Article 10). We do not ask for any of it, and the score does not use it. Where it follows a label, such as
          ‘Religion: …’, it is taken out with your other details. Where a sentence tells of your health, religion, trade union, sexuality or
          a conviction, we show you the sentences that we recognise before the analysis. One press takes each out.
        </p>
        <p>
          What you leave in is analysed with the rest, because you leave it in and press the button: that is your explicit consent (Article
          9(2)(a); for convictions Data Protection Act 2018, Schedule 1, paragraph 29). You can withdraw it at any time: take the words out
          under ‘My data’, or delete the report.
        </p>
      </Part>
      <Part title="What happens to your CV">
        <p>
          The text of your file is read on this server. Names, email addresses, phone numbers, addresses, links, dates of birth and identity
          numbers that we recognise are replaced by labels such as [EMAIL]. Only this redacted text is analysed, scored and quoted. No
          method recognises everything: leave details of other people, such as referees, out of your CV.
        </p>
        {settings.engine === 'claude' ? (
          <p>
            The score is worked out on this server. For the wording of the advice the redacted text, what our engine found in it and our
            instructions are sent to Anthropic, whose language model Claude writes it. Anthropic is a company in the United States. Its
            terms for businesses hold the standard contractual clauses with the addendum for the United Kingdom (UK GDPR, Article 46), which
            safeguard that transfer; {operator.contact ? `write to ${operator.contact}` : 'write to us'} for a copy. If you ask for
            suggestions or compare your CV with an advert, the lines you work on, what you type for them and what the advert asks for are
            sent too, with the details above taken out. Neither your file, your email nor the file’s name is sent. ‘My data’ shows whoever
            uploaded the CV, word for word, what was sent.
          </p>
        ) : (
          <p>The whole analysis runs on this server. Your CV is sent to nobody else.</p>
        )}
        {settings.confirmsEmails && (
          <p>
            We send one email to the address that unlocks a report, with a link to confirm that it is yours. Until you do, you can change it
            under ‘My data’, we send nothing else to it, and it is deleted with the report.
          </p>
        )}
        {settings.passesLeadsOn && (
          <p>
            An email that unlocks a report is also passed to our own customer records, with the score, the time and your choice about
            marketing. The CV is not.
          </p>
        )}
        <p>
          The score judges the document, not you: it does not use your name, age, gender, nationality, address or gaps, it is shown to
          nobody but our staff and those who hold the report’s address, and it decides nothing about you.
        </p>
        {compliant && <p>{compliant}.</p>}
      </Part>
      <Part title="What is kept, why and for how long">
        {/* On a phone each row is read downwards: as columns two of the three would be off the screen. */}
        <table className="w-full text-left text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-ink">
              <th className="py-2 pr-4">What</th>
              <th className="py-2 pr-4">Why</th>
              <th className="py-2">How long</th>
            </tr>
          </thead>
          <tbody className="divide-y align-top max-sm:block">
            {keptThings(days).map(({ what, why, until }) => (
              <tr key={what} className="max-sm:block max-sm:py-3">
                <th scope="row" className="font-semibold max-sm:block sm:py-2 sm:pr-4">
                  {what}
                </th>
                <td className="max-sm:mt-1 max-sm:block sm:py-2 sm:pr-4">
                  <span className="font-semibold sm:hidden">Why: </span>
                  {why}
                </td>
                <td className="max-sm:mt-1 max-sm:block sm:py-2">
                  <span className="font-semibold sm:hidden">How long: </span>
                  {until}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          An uploaded file that is never analysed is deleted after 24 hours. There is no tracking and no analytics, and{' '}
          {settings.jobAppUrl
            ? 'no advertising but the link to our own job-matching app, which is told nothing of you or your report.'
            : 'no advertising.'}
        </p>
      </Part>
      <Part title="Who can see a report">
        <p>
          A report’s address is a long random number, like a private link: whoever holds it can read the report. The file, editing, exports
          and deletion open only in the browser that uploaded the CV.
        </p>
        <p>
          The staff of this site can see your email and your score, download your file and your report, and delete them; what they download
          is recorded.
        </p>
      </Part>
      <Part title="Marketing">
        <p>
          Giving your email unlocks the report and nothing more. Only the browser that uploaded the CV can give it. Emails with tips come
          only if you tick the separate box; you can withdraw at any time, on the{' '}
          <Link href="/unsubscribe" prefetch={false}>
            unsubscribe page
          </Link>{' '}
          or by the link in every email, and the report stays open. A consent outlives the report: your address is then kept alone, with the
          time and wording of the consent. After a withdrawal only an unreadable mark of the address stays, so that nothing is sent to it
          again.
        </p>
      </Part>
      <Part title="What is encrypted">
        <p>
          Your file, the details removed from its text and complaints are encrypted where they are stored. The redacted text, the report and
          the email that unlocked it are not, since the staff of this site search them. Copies kept for emergencies are encrypted as a
          whole, and what you deleted is deleted again before such a copy is used. Logs hold no names, texts, addresses or file names.
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          ‘My data’ at the end of every report downloads everything held about you and deletes it. You may also ask for access, correction,
          deletion, restriction or a copy, object to the use, and{' '}
          <Link href="/complaints" prefetch={false}>
            complain to us
          </Link>{' '}
          first and to the Information Commissioner’s Office (ico.org.uk). A deletion leaves a receipt: a random number, the time and how
          much went.
        </p>
      </Part>
    </article>
  );
}
