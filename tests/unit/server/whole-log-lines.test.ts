import { wholeLine } from '@/lib/server/whole-log-lines';

describe('an entry of the log', () => {
  it('is one line, whatever a visitor put into it', () => {
    expect(wholeLine('not found: /api/x\n{"level":30,"msg":"forged"}\n')).toBe('not found: /api/x\\n{"level":30,"msg":"forged"}\n');
    expect(wholeLine('a\r\nb')).toBe('a\\u000d\\nb');
    expect(wholeLine('a\u2028b\u0085c\0d')).toBe('a\\u2028b\\u0085c\\u0000d');
  });

  it('cannot move the cursor of a terminal', () => {
    expect(wholeLine('a\x1b[2Jb\x1b]0;title\x07\b\n')).toBe('a\\u001b[2Jb\\u001b]0;title\\u0007\\u0008\n');
  });

  it('keeps its colours, its tabs and its own end', () => {
    expect(wholeLine('\x1b[31m✗\x1b[0m\tcafé\n')).toBe('\x1b[31m✗\x1b[0m\tcafé\n');
  });
});
