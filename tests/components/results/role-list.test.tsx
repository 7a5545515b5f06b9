import { render, screen } from '@testing-library/react';
import { RoleList } from '@/components/results/report/role-list';
import { readResult } from '@/lib/report/read-result';
import { sampleBody } from '@/tests/support/sample-report';

test('a title that was held is called so, and is not near', () => {
  const display = readResult(sampleBody.result);
  const [insight] = display.professionalAssessment?.insights ?? [];
  const [match] = display.roleMatches;
  if (!insight || !match || !display.professionalAssessment) throw new Error('The sample has no role');
  const evidence = [{ quote: match.title.toUpperCase(), start: 0, end: 1, page: 1 }];
  const insights = [{ ...insight, name: 'experienceLevel' as const, evidence }];
  const professionalAssessment = { ...display.professionalAssessment, insights };
  render(<RoleList result={{ ...display, roleMatches: [match], professionalAssessment }} />);
  expect(screen.getByText('You have held this title')).toBeVisible();
  expect(screen.queryByText(/your titles and skills/)).toBeNull();
});
