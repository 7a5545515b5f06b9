// The framework runs this file first in each page.
import '@/lib/client/zod-without-eval';
