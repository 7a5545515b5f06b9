import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

interface FormInstructionsProps {
  instructions: readonly string[];
  asksForAnonymity: boolean;
}

/** The form's own instructions, shown before everything else. */
export const FormInstructions = ({ instructions, asksForAnonymity }: FormInstructionsProps) =>
  instructions.length === 0 ? null : (
    <Alert variant="info">
      <AlertTitle>The form’s own rules</AlertTitle>
      <AlertDescription>
        <ul className="measure list-disc space-y-1 pl-5">
          {instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ul>
        {asksForAnonymity && <p>It may want nothing that says who you are. You can switch that on beside your draft.</p>}
      </AlertDescription>
    </Alert>
  );
