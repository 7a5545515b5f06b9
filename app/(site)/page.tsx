import { Analyser } from '@/components/analyser/analyser';
import { UploadScreen } from '@/components/upload/upload-screen';

export default function AnalyserPage() {
  return <Analyser openedId={null} UploadScreen={UploadScreen} />;
}
