import { isProfessionalEmail } from '@/lib/cv/redact/passes/emails';

test.each([
  ['kelvin.osei@example.com', 'Kelvin Osei'],
  ['mking82@example.com', 'Maria King'],
  ['bossk@example.com', 'Karl Boss'],
  ['don.smith@example.com', 'Donald Smith'],
  ['ivan.bangelov85@example.com', 'Ivan Bangelov'],
  ['sarah.king@example.com', 'Sarah Smith'],
  ['jane.pitman@example.com', 'Jane Smith'],
  ['j.biggs.plumbing@example.com', 'Jon Biggs'],
  ['cookingwithdee@example.com', 'Dee Lawson'],
])('%s of %s looks like one for work', (email, name) => {
  expect(isProfessionalEmail(email, name)).toBe(true);
});

test.each([
  ['kelvtheking99@example.com', 'Kelvin Osei'],
  ['dean.bigboss@example.com', 'Dean Marsh'],
  ['partygirl@example.com', null],
  ['dean1984@example.com', 'Dean Marsh'],
])('%s of %s does not', (email, name) => {
  expect(isProfessionalEmail(email, name)).toBe(false);
});
