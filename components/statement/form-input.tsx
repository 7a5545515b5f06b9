'use client';

import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import type { StatementEvent, StatementProgress } from '@/lib/guidance/statement-progress';
import { BehaviourChoice } from './behaviour-choice';
import { ReadBar } from './read-bar';
import { useFormReading } from './use-form-reading';

interface FormInputProps {
  progress: StatementProgress;
  analysisId: string | null;
  onRead: (event: StatementEvent & { type: 'read' }) => void;
  /** True where the person types the criteria, one on each line. */
  onType: (text: string) => void;
  onCancel: (() => void) | null;
}

const tab = 'min-h-11 border-b-2 px-3';

/** The source of the criteria: a text, a file, or named behaviours. */
export function FormInput({ progress, analysisId, onRead, onType, onCancel }: FormInputProps) {
  const [text, setText] = useState(progress.source.specification);
  const { isBusy, problem, readText, readFile, readBehaviours } = useFormReading(analysisId, onRead);
  return (
    <div className="max-w-3xl space-y-5">
      <Tabs defaultValue={progress.source.behaviours ? 'behaviours' : 'text'} className="space-y-5">
        <TabsList>
          <TabsTrigger value="text" className={tab}>
            Person specification
          </TabsTrigger>
          <TabsTrigger value="behaviours" className={tab}>
            Civil Service behaviours
          </TabsTrigger>
        </TabsList>
        <TabsContent value="text" className="outline-none">
          <TextForm
            {...{ text, setText, isBusy, problem, onCancel }}
            onFile={(file) => void readFile(file)}
            onRead={() => void readText(text)}
            onType={() => onType(text)}
          />
        </TabsContent>
        <TabsContent value="behaviours" className="outline-none">
          <BehaviourChoice
            chosen={progress.source.behaviours}
            isBusy={isBusy}
            problem={problem}
            onRead={(asked) => void readBehaviours(asked)}
            onCancel={onCancel}
          />
        </TabsContent>
      </Tabs>
    </div>
  );
}

interface TextFormProps {
  text: string;
  setText: (text: string) => void;
  isBusy: boolean;
  problem: string | null;
  onFile: (file: File) => void;
  onRead: () => void;
  onType: () => void;
  onCancel: (() => void) | null;
}

function TextForm({ text, setText, isBusy, problem, onFile, onRead, onType, onCancel }: TextFormProps) {
  const id = useId();
  const isEmpty = text.trim() === '';
  return (
    <form
      method="post"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isBusy) onRead();
      }}
    >
      <div className="space-y-1.5">
        <Label htmlFor={id} className="text-base">
          Paste the person specification or the whole advert
        </Label>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          Tables may come out as loose lines. That is fine.
        </p>
        <Textarea
          id={id}
          rows={9}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
          className="max-h-[calc(var(--view-height)*0.5)]"
        />
      </div>
      <FileField onFile={onFile} />
      {problem && (
        <Alert variant="destructive" role="alert">
          <AlertTitle>We could not read the criteria</AlertTitle>
          <AlertDescription>
            <p>{problem}</p>
            {!isEmpty && (
              <Button variant="link" size="inline" onClick={onType}>
                Take each line as a criterion
              </Button>
            )}
          </AlertDescription>
        </Alert>
      )}
      <ReadBar isBusy={isBusy} isDisabled={isEmpty} onCancel={onCancel} label="Read the criteria" />
    </form>
  );
}

/** The file field and its label, drawn as a button. */
function FileField({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent">
      <input
        id={id}
        type="file"
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-rule-strong bg-sheet px-4 font-semibold hover:border-accent hover:text-accent"
      >
        <FileText className="size-4.5" />
        Or choose a PDF or Word file
      </label>
    </p>
  );
}
