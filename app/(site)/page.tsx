import { headers } from 'next/headers';
import { Analyser } from '@/components/analyser/analyser';
import { UploadScreen } from '@/components/upload/upload-screen';
import { reportsAhead } from '@/lib/client/device-reports';
import { publicSettings } from '@/lib/server/settings';

export default async function AnalyserPage() {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <>
      {publicSettings().sharedComputer !== 'always' && (
        // A browser hides the nonce from scripts, so what it has is never what the server wrote.
        <script nonce={nonce} suppressHydrationWarning>
          {reportsAhead}
        </script>
      )}
      <Analyser openedId={null} UploadScreen={UploadScreen} />
    </>
  );
}
