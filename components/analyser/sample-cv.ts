const address = '/sample/Alex-Morgan-CV.pdf';

/** The bundled fictional CV, as if the visitor had chosen its file. */
export async function sampleCv(): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The sample CV answered ${response.status}.`);
  return new File([await response.blob()], 'Alex-Morgan-CV.pdf', { type: 'application/pdf' });
}
