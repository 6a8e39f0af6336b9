// Page tests may share a page (vitest.config.ts): each begins with nothing on it, each file at the size of a page of its own.
import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

beforeAll(() => page.viewport(414, 896));
// vitest-browser-react says so itself to the file alone that imports it first.
beforeEach(cleanup);
