import type { Page } from 'playwright';

/** Whether an overlay shows: React Aria draws each outside the story's root. */
export const isSomethingOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-slot]')].some(
      (element) =>
        !element.closest('#storybook-root') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  );
