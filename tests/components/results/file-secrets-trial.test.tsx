import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileSecrets } from '@/components/results/report/file-secrets';
import { FileSecretsTrial } from '@/components/results/report/file-secrets-trial';
import { renderWithSettings } from '@/tests/support/render-with-settings';

test('the toggle switches the card between locked and full access', async () => {
  renderWithSettings(<FileSecretsTrial />);
  expect(screen.getByRole('heading', { name: 'CV File Secrets' })).toBeVisible();
  expect(screen.getByText('Premium Feature')).toBeVisible();
  expect(screen.getByText('Locked (Hidden)')).toBeVisible();
  expect(screen.queryByText('Professional Naming Formula')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Toggle access' }));
  expect(screen.getByText('Full Access (Visible)')).toBeVisible();
  expect(screen.getByText('Professional Naming Formula')).toBeVisible();
  expect(screen.getByText('Forename-Surname-CV-2025.pdf')).toBeVisible();
  expect(screen.getByText(/83% of recruiters/)).toBeVisible();
});

test('unlocked, the card says what is wrong with the name the file has', () => {
  const notes = ['Leave out parentheses.'];
  const card = (hasFullAccess: boolean) => (
    <FileSecrets recommended="Jo-CV.pdf" notes={notes} hasFullAccess={hasFullAccess} onUnlock={() => undefined} />
  );
  const { unmount } = renderWithSettings(card(false));
  expect(screen.queryByText('Leave out parentheses.')).not.toBeInTheDocument();
  unmount();
  renderWithSettings(card(true));
  expect(screen.getByText('Leave out parentheses.')).toBeVisible();
});
