import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine fetches a late part slower than the default second.
configure({ asyncUtilTimeout: 10_000 });
