import { Analyser } from '@/components/analyser/analyser';

export default function AnalyserPage() {
  return <Analyser openedId={null} />;
}
