'use client';

import { useCallback, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { fetchParsedFields } from '@/lib/client/document-calls';
import type { ParsedEducation, ParsedField, ParsedFields, ParsedWork } from '@/lib/shared/document-view';
import { FetchState } from '../report/fetch-state';
import { usePutRight } from '../reading/put-right-context';
import { useQuotes } from '../report/quote-context';
import { useFetched } from '@/components/ui/use-fetched';
import { useSeen } from '../hooks/use-seen';

const longestShown = 180;

const NotFound = ({ what = 'not found' }: { what?: string }) => <span className="tone-orange tone-text">{what}</span>;

/** The words of a field; a click shows them in the document. */
function Field({ field, missing }: { field: ParsedField | null; missing?: string }) {
  const { seek } = useQuotes();
  if (!field) return <NotFound {...(missing ? { what: missing } : {})} />;
  if (!seek) return field.text;
  return (
    <button
      type="button"
      onClick={() => seek({ quote: field.text, start: field.start, end: field.end, page: field.page })}
      className="min-h-6 text-left break-words underline decoration-rule-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent hover:decoration-solid"
    >
      {field.text.length > longestShown ? `${field.text.slice(0, longestShown).trimEnd()}…` : field.text}
      <span className="sr-only">, show it in the text</span>
    </button>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-faint">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

const lines = (count: number): string => (count === 0 ? 'nothing under it' : `${count} ${count === 1 ? 'line' : 'lines'} under it`);

/** Parts of an entry with what is missing named, and how much was read under it. */
const Entry = ({ parts, dates, statements }: { parts: ReactNode[]; dates: ParsedField | null; statements: number }) => (
  <li>
    <p className="flex flex-wrap gap-x-2">
      {parts.map((part, index) => (
        <span key={index} className="min-w-0">
          {part}
          {index < parts.length - 1 && <span aria-hidden="true">,</span>}
        </span>
      ))}
    </p>
    <p className="text-ink-soft">
      <Field field={dates} missing="no dates found" /> · {lines(statements)}
    </p>
  </li>
);

const Work = ({ entry: { title, employer, place, dates, statements } }: { entry: ParsedWork }) => (
  <Entry
    parts={[
      <span key="title" className="font-semibold">
        <Field field={title} missing="no job title found" />
      </span>,
      <Field key="employer" field={employer} missing="no employer found" />,
      ...(place ? [<Field key="place" field={place} />] : []),
    ]}
    dates={dates}
    statements={statements}
  />
);

const Education = ({ entry: { award, area, institution, grade, dates, statements } }: { entry: ParsedEducation }) => (
  <Entry
    parts={[
      <span key="award" className="font-semibold">
        <Field field={award ?? area} missing="no qualification found" />
      </span>,
      ...(award && area ? [<Field key="area" field={area} />] : []),
      ...(grade ? [<Field key="grade" field={grade} />] : []),
      <Field key="institution" field={institution} missing="no school or college found" />,
    ]}
    dates={dates}
    statements={statements}
  />
);

const Inline = ({ items }: { items: ParsedField[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {items.map((item) => (
      <li key={item.start} className="min-w-0">
        <Field field={item} />
      </li>
    ))}
  </ul>
);

// eslint-disable-next-line max-lines-per-function -- a list: one row for each field
function Fields({ fields: { contact, headline, profile, work, education, skills, others } }: { fields: ParsedFields }) {
  return (
    <dl className="divide-y text-sm">
      <Row name="Name">
        <Field field={contact.name} />
      </Row>
      <Row name="Contact">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          <li>
            <Field field={contact.email} missing="email not found" />
          </li>
          <li>
            <Field field={contact.phone} missing="phone not found" />
          </li>
          <li>
            <Field field={contact.place} missing="town or postcode not found" />
          </li>
          {contact.links.map((link) => (
            <li key={link.start} className="min-w-0">
              <Field field={link} />
            </li>
          ))}
        </ul>
      </Row>
      {headline && (
        <Row name="Headline">
          <Field field={headline} />
        </Row>
      )}
      <Row name="Profile">
        <Field field={profile} />
      </Row>
      <Row name={work.length === 1 ? '1 job' : `${work.length} jobs`}>
        {work.length === 0 ? (
          <NotFound />
        ) : (
          <ol className="space-y-3">
            {work.map((entry, index) => (
              <Work key={index} entry={entry} />
            ))}
          </ol>
        )}
      </Row>
      <Row name="Education">
        {education.length === 0 ? (
          <NotFound />
        ) : (
          <ol className="space-y-3">
            {education.map((entry, index) => (
              <Education key={index} entry={entry} />
            ))}
          </ol>
        )}
      </Row>
      <Row name="Skills">
        {skills.length === 0 ? (
          <NotFound />
        ) : (
          <div className="space-y-2">
            {skills.map(({ group, items }) => (
              <div key={group ?? ''}>
                {group && <p className="text-ink-faint">{group}</p>}
                <Inline items={items} />
              </div>
            ))}
          </div>
        )}
      </Row>
      {others.map(({ name, items }) => (
        <Row key={name} name={name}>
          <Inline items={items} />
        </Row>
      ))}
    </dl>
  );
}

/** The fields of the CV as they were read. */
export function ParsedPanel({ id }: { id: string }) {
  const { isSeen, seenRef } = useSeen();
  const open = usePutRight();
  const read = useCallback((signal: AbortSignal) => fetchParsedFields(id, signal), [id]);
  const fields = useFetched(read, isSeen);
  return (
    <div ref={seenRef}>
      <h3 className="text-lg">What it understood</h3>
      <p className="measure mt-1 mb-2 text-sm text-ink-soft">
        What we read into the usual fields of a recruiter’s form. Where it is wrong, other software may be wrong too.
      </p>
      {open && (
        <p className="mb-2" data-screen-only>
          <Button variant="link" size="inline" onClick={open}>
            Is something wrong? Put right what was read
          </Button>
        </p>
      )}
      {fields.state === 'ready' ? (
        <Fields fields={fields.value} />
      ) : (
        <FetchState what="What was understood" retry={fields.state === 'failed' ? fields.retry : null} lines={6} />
      )}
    </div>
  );
}
