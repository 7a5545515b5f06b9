/** 'What was the result? For “Ran the shop”': the quoted line is shown right above, so only a screen reader needs it here. */
export function Question({ text }: { text: string }) {
  const [question, ...quoted] = text.split(/(?= For “)/);
  return (
    <>
      {question}
      <span className="sr-only">{quoted.join('')}</span>
    </>
  );
}
