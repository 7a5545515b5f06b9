import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Gain } from '@/lib/client/live-score/gains';
import type { SectionName } from '@/lib/rewrite/section-names';
import { hasSlots } from '@/lib/rewrite/slots';
import type { SuggestionAnswer } from '@/lib/client/improve-calls';
import type { LiveEngine } from '../live-score/use-live-score';
import { GainNote } from './gain-note';
import { fixFirst, type PressedFix } from './pressed-fix';
import { answered, possibleChange, withProposal, withoutProposal, type Proposal } from './proposals';
import { Question } from './question';
import { SuggestionCard } from './suggestion-card';
import { useGains } from './use-gains';
import type { SectionSuggestion } from './use-suggestions';

interface SuggestionListProps {
  ref: Ref<HTMLElement>;
  section: SectionName;
  suggestion: SectionSuggestion;
  /** The fix that led here; what is about its words comes first. */
  fix: PressedFix | null;
  content: string;
  original: string;
  /** The text of every editor. */
  edited: Readonly<Record<string, string>>;
  engine: LiveEngine;
  /** Index of the change that a phone shows. */
  shownIndex: number;
  onShow: (index: number) => void;
  onChange: (content: string) => void;
  /** Leads to words of the text. */
  onGoTo: (words: string) => void;
  onProposals: (proposals: Proposal[]) => void;
}

/** The suggested changes, one by one. */
export function SuggestionList(props: SuggestionListProps) {
  const { ref, section, suggestion, fix, content, original, edited, engine, shownIndex, onShow, onChange, onGoTo, onProposals } = props;
  const { answer, proposals } = suggestion;
  const isAdvice = section === 'Structure';
  const base = content.trim() ? content : original;
  const whole = answer.suggestion;
  const scored = isAdvice ? [] : proposals;
  const gains = useGains(engine.scoreDrafts, edited, section, [
    ...scored.map((proposal) => possibleChange(section, base, proposal, whole)),
    ...(scored.length > 1 ? [{ without: base, with: whole, isOpen: hasSlots(whole) }] : []),
  ]);

  const rewrite = (index: number, next: Proposal) => {
    const old = proposals[index]?.written;
    onProposals(proposals.map((proposal, at) => (at === index ? next : proposal)));
    if (old && content.includes(old)) onChange(content.replace(old, () => next.written));
  };

  const questions = { fix, content, questions: answer.questions ?? [], onGoTo };
  if (proposals.length === 0) return <WithoutChanges ref={ref} {...questions} />;
  const shown = Math.min(shownIndex, proposals.length - 1);
  const { order, isFirst } = placesOf(fix, suggestion);
  return (
    <section ref={ref} aria-label="Suggested changes" className="scroll-mt-20 scroll-mb-4 rounded-lg border bg-sheet p-4 sm:p-5">
      {fix && <FromReport fix={fix} />}
      {!isFirst && <OpenQuestions {...questions} />}
      <ListHeader
        count={proposals.length}
        isByClaude={answer.engine === 'claude'}
        wholeGain={scored.length > 1 ? (gains[scored.length] ?? null) : null}
        onUseWhole={content === whole ? null : () => onChange(whole)}
      />
      {proposals.length > 1 && <Pager shown={shown} count={proposals.length} onShow={onShow} />}
      <ul className={cn('mt-3 grid gap-x-10', proposals.length > 1 && 'lg:grid-cols-2')}>
        {order.map(({ proposal, index }, place) => (
          <SuggestionCard
            key={`${index}-${proposal.item.before}`}
            proposal={proposal}
            content={content}
            gain={gains[index] ?? null}
            isAdvice={isAdvice}
            className={cn(place !== shown && 'max-lg:hidden')}
            onAccept={() => onChange(withProposal(section, base, proposal, whole))}
            onUndo={() => onChange(withoutProposal(content, proposal))}
            onWrite={(written) => rewrite(index, { ...proposal, written })}
            onAnswer={(slotId, answer) => rewrite(index, answered(proposal, slotId, answer))}
          />
        ))}
      </ul>
      {isFirst && <OpenQuestions {...questions} />}
    </section>
  );
}

/** The changes with their places in the answer, those about the fix first; and whether they come before the questions. */
function placesOf(fix: PressedFix | null, { answer, proposals }: SectionSuggestion) {
  const changes = fixFirst(
    fix,
    proposals.map(({ item }) => item.quote || item.before),
  );
  const asked = fixFirst(
    fix,
    (answer.questions ?? []).map(({ quote }) => quote),
  );
  const order = changes.order.flatMap((index) => {
    const proposal = proposals[index];
    return proposal ? [{ proposal, index }] : [];
  });
  return { order, isFirst: changes.about > 0 || asked.about === 0 };
}

const NothingToChange = () => <p className="text-sm text-ink-soft">Nothing to change here: this part reads well as it is.</p>;

/** What the visitor came for, in the words of the button they pressed. */
const FromReport = ({ fix }: { fix: PressedFix }) => (
  <p className="mb-2 text-sm text-ink-soft">
    From your report: <strong className="font-semibold text-ink">{fix.title}</strong>
  </p>
);

/** No other words would help: questions, or that the part reads well. */
function WithoutChanges({ ref, ...asked }: OpenQuestionsProps) {
  if (asked.questions.length === 0) return <NothingToChange />;
  return (
    <section ref={ref} aria-label="Suggested changes" className="scroll-mt-20 scroll-mb-4">
      {asked.fix && <FromReport fix={asked.fix} />}
      <OpenQuestions {...asked} />
    </section>
  );
}

interface OpenQuestionsProps {
  ref?: Ref<HTMLElement>;
  fix: PressedFix | null;
  content: string;
  questions: NonNullable<SuggestionAnswer['questions']>;
  onGoTo: (words: string) => void;
}

/** Lines that no rewording improves: only their owner knows what is missing. */
function OpenQuestions({ fix, content, questions, onGoTo }: Omit<OpenQuestionsProps, 'ref'>) {
  const { order } = fixFirst(
    fix,
    questions.map(({ quote }) => quote),
  );
  const sorted = order.flatMap((index) => questions[index] ?? []);
  if (sorted.length === 0) return null;
  return (
    <section aria-label="Questions about your lines" className="mt-4 scroll-mt-20 border-t pt-4">
      <h3 className="text-lg">What an interviewer would ask</h3>
      <p className="mt-1 text-sm text-ink-faint">Only you know the answers. Add each to its bullet point.</p>
      <ul className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {sorted.map(({ quote, question }) => (
          <li key={quote} className="text-sm">
            <p className="border-l-2 border-rule-strong pl-3 text-ink-soft">“{quote}”</p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <span>
                <Question text={question} />
              </span>
              {content.includes(quote) && (
                <Button variant="link" size="inline" onClick={() => onGoTo(quote)}>
                  Add it<span className="sr-only"> to “{quote}”</span>
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListHeaderProps {
  count: number;
  isByClaude: boolean;
  wholeGain: Gain | null;
  /** null where the text already is the suggestion. */
  onUseWhole: (() => void) | null;
}

const ListHeader = ({ count, isByClaude, wholeGain, onUseWhole }: ListHeaderProps) => (
  <>
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h3 className="text-lg">{count === 1 ? 'One suggested change' : `${count} suggested changes`}</h3>
      {onUseWhole && (
        <span className="flex flex-wrap items-baseline gap-x-3">
          {wholeGain && <GainNote gain={wholeGain} />}
          <Button variant="link" size="inline" onClick={onUseWhole}>
            Use the whole suggestion
          </Button>
        </span>
      )}
    </div>
    <p className="mt-1 text-sm text-ink-faint">
      Made from your own words by {isByClaude ? 'the built-in engine and Claude' : 'the built-in engine'}. Nothing is invented: what only
      you know is asked.
    </p>
  </>
);

/** A phone shows one change at a time, because few people finish a page of ten. */
function Pager({ shown, count, onShow }: { shown: number; count: number; onShow: (index: number) => void }) {
  const arrow = { variant: 'outline', size: 'sm', className: 'size-11 px-0!' } as const;
  return (
    <div className="mt-4 flex items-center gap-3 lg:hidden">
      <Button {...arrow} aria-label="One change back" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
        <ChevronLeft className="size-5" />
      </Button>
      <Button {...arrow} aria-label="One change on" disabled={shown === count - 1} onClick={() => onShow(shown + 1)}>
        <ChevronRight className="size-5" />
      </Button>
      <p className="text-sm font-semibold tabular-nums">
        Change {shown + 1} of {count}
      </p>
    </div>
  );
}
