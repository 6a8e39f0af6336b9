// What somebody who builds an app with the kit is asked for. Each is a prompt, and what a person then does on the page by
// keyboard alone: it throws where that does not work.
import type { Page } from 'playwright';
import { press, tabTo, type } from './keys.ts';

export interface Task {
  readonly id: string;
  readonly prompt: string;
  readonly does: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const sees = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor();
const gone = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor({ state: 'hidden' });
/** The rows of a table below its head. */
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

async function expectCount(page: Page, count: number): Promise<void> {
  const found = await rows(page).count();
  if (found !== count) throw new Error(`${found} rows in place of ${count}`);
}

/** Waits until the focus is where an overlay that opens puts it: an earlier key would go to the page. */
const focused = (page: Page, role: 'option' | 'menuitem', name?: string) =>
  page.locator(`[role=${role}]:focus`, name === undefined ? {} : { hasText: name }).waitFor();

/** Opens a select by keyboard and takes an option. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await press(page, button(page, new RegExp(label)));
  await focused(page, 'option');
  await page.keyboard.type(option.slice(0, 3));
  await focused(page, 'option', option);
  await page.keyboard.press('Enter');
}

export const tasks: readonly Task[] = [
  {
    id: 'settings-form',
    prompt:
      'A settings form with the fields “Name” and “Email”, both required, and a button “Save”. A submit that fails says above the form how many problems there are, and each field says its own. One that works shows a toast “Saved”.',
    async does(page) {
      await press(page, button(page, 'Save'));
      await sees(page, /2 problems/);
      await type(page, page.getByLabel('Name'), 'Ada');
      await type(page, page.getByLabel('Email'), 'ada@example.com');
      await press(page, button(page, 'Save'));
      await sees(page, 'Saved');
    },
  },
  {
    id: 'delete-confirmation',
    prompt:
      'A button “Delete project” that asks back in a dialog “Delete this project?”, where “Delete it” confirms. Only then does the page say “The project is deleted”. Escape leaves everything as it was, and the focus on the button.',
    async does(page) {
      await press(page, button(page, 'Delete project'));
      await page.getByRole('alertdialog', { name: 'Delete this project?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await press(page, button(page, 'Delete project'));
      await press(page, button(page, 'Delete it'));
      await sees(page, 'The project is deleted');
    },
  },
  {
    id: 'chosen-rows',
    prompt:
      'A table “Invoices” with the columns “Number” and “Customer” and the rows 1001 Ada, 1002 Lin, 1003 Max. Rows can be chosen. A button “Archive” is disabled while none is; it removes the chosen rows.',
    async does(page) {
      if (!(await button(page, 'Archive').isDisabled()))
        throw new Error('Archive can be pressed while nothing is chosen');
      await tabTo(page, rows(page).first());
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+Tab');
      await tabTo(page, button(page, 'Archive'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await gone(page, '1001');
      await expectCount(page, 1);
    },
  },
  {
    id: 'sorted-table',
    prompt:
      'A table “Orders” with the columns “Order” and “Total” (numbers, at the end of their cells): A 30, B 10, C 20. A press on “Total” sorts by it, first the smallest; the table tells it to screen readers.',
    async does(page) {
      await tabTo(page, rows(page).first());
      for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await page.locator('[role=columnheader][aria-sort=ascending]', { hasText: 'Total' }).waitFor();
      const first = await rows(page).first().getByRole('rowheader').textContent();
      if (first?.trim() !== 'B') throw new Error(`the first row is ${first}`);
    },
  },
  {
    id: 'pages',
    prompt: 'Twenty-five people, “Person 1” to “Person 25”, in a list of ten a page, with a pagination below it.',
    async does(page) {
      await sees(page, 'Person 10');
      await press(page, page.getByRole('navigation').getByRole('button', { name: /next/i }));
      await sees(page, 'Person 11');
      await gone(page, 'Person 10');
    },
  },
  {
    id: 'filter',
    prompt:
      'A select “Status” with All, Open and Closed (All at first) above the list “Fix the door” (Open), “Paint the wall” (Closed): it filters the list.',
    async does(page) {
      await choose(page, 'Status', 'Closed');
      await gone(page, 'Fix the door');
      await sees(page, 'Paint the wall');
    },
  },
  {
    id: 'tabs',
    prompt: 'Tabs “Overview” and “History” of an account. Overview says “Balance: 120”, History “No payments yet”.',
    async does(page) {
      await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
      await page.keyboard.press('ArrowRight');
      await sees(page, 'No payments yet');
      await gone(page, 'Balance: 120');
    },
  },
  {
    id: 'row-menu',
    prompt:
      'A list of the files “Plan” and “Budget”. Beside each is a button with an icon, “Actions for Plan”, which opens a menu with “Duplicate” and “Remove”. Duplicate adds “Plan copy” to the list.',
    async does(page) {
      await press(page, button(page, 'Actions for Plan'));
      await focused(page, 'menuitem', 'Duplicate');
      await page.keyboard.press('Enter');
      await sees(page, 'Plan copy');
    },
  },
  {
    id: 'search',
    prompt:
      'A search field “Search cities” over the list Dublin, Lagos, Osaka. Without a result the page says so under the title “No city found”, with a button “Show all” that clears the search.',
    async does(page) {
      await type(page, page.getByRole('searchbox', { name: 'Search cities' }), 'xyz');
      await sees(page, 'No city found');
      await press(page, button(page, 'Show all'));
      await sees(page, 'Lagos');
    },
  },
  {
    id: 'booking-day',
    prompt:
      'A field “Arrival” for a day, not before 1 December 2026, at first 10 December 2026. Below it the page says “You arrive on 2026-12-10”, and follows the field.',
    async does(page) {
      await sees(page, /You arrive on 2026-12-10/);
      await tabTo(page, page.getByRole('spinbutton').first());
      await page.keyboard.type('15');
      await sees(page, /You arrive on 2026-12-15/);
    },
  },
  {
    id: 'steps',
    prompt:
      'An order in the steps “Address”, “Payment” and “Receipt”: where one is shows above, with a heading of the step, and a button “Next” below that is not there in the last step.',
    async does(page) {
      await page.getByRole('heading', { name: 'Address' }).waitFor();
      await press(page, button(page, 'Next'));
      await page.getByRole('heading', { name: 'Payment' }).waitFor();
      await press(page, button(page, 'Next'));
      await page.getByRole('heading', { name: 'Receipt' }).waitFor();
      if (await button(page, 'Next').isVisible()) throw new Error('the last step has a Next');
      await page.locator('[aria-current=step]', { hasText: 'Receipt' }).waitFor();
    },
  },
  {
    id: 'several-answers',
    prompt:
      'A field “Languages” where several of English, French, Irish and Japanese can be chosen from a list that opens. Below it the page says “2 chosen”.',
    async does(page) {
      await sees(page, '0 chosen');
      await press(page, button(page, /Languages/));
      await focused(page, 'option', 'English');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await focused(page, 'option', 'French');
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await sees(page, '2 chosen');
    },
  },
  {
    id: 'code',
    prompt: 'A field “Code” for six digits that were sent by mail. With the sixth one the page says “Checked 123456”.',
    async does(page) {
      await type(page, page.getByLabel('Code'), '123456');
      await sees(page, 'Checked 123456');
    },
  },
  {
    id: 'questions',
    prompt: 'The questions “What does it cost?” (“Nothing.”) and “Who runs it?” (“We do.”), all closed at first.',
    async does(page) {
      await press(page, button(page, 'Who runs it?'));
      await sees(page, 'We do.');
      if (await page.getByText('Nothing.').isVisible()) throw new Error('the other answer is open');
    },
  },
  {
    id: 'switches',
    prompt:
      'A setting “Weekly summary” that takes effect at once, off at first. The page says “Weekly summary is off” or “on” in a toast after each change.',
    async does(page) {
      await press(page, page.getByRole('switch', { name: 'Weekly summary' }), 'Space');
      await sees(page, 'Weekly summary is on');
    },
  },
  {
    id: 'icon-button',
    prompt:
      'A button with an icon alone, “Bookmark”, that stays on when pressed and tells it to screen readers. A tooltip names it.',
    async does(page) {
      await press(page, button(page, 'Bookmark'), 'Space');
      await page.locator('[aria-pressed=true]').waitFor();
      await page.getByRole('tooltip', { name: 'Bookmark' }).waitFor();
    },
  },
  {
    id: 'amount',
    prompt:
      'A field “Tickets” for a number from 1 to 9, at first 2, at 15 € each. Below it the page says “Total: 30 €”.',
    async does(page) {
      await tabTo(page, page.getByRole('textbox', { name: 'Tickets' }));
      await page.keyboard.press('ArrowUp');
      await sees(page, 'Total: 45 €');
      await page.keyboard.press('End');
      await sees(page, 'Total: 135 €');
    },
  },
  {
    id: 'plans',
    prompt:
      'A choice “Plan” between “Free” (“For trying it out.”) and “Team” (“For up to ten people.”), none at first, and a button “Continue”, disabled until one is chosen. It makes the page say “You chose Team”.',
    async does(page) {
      if (!(await button(page, 'Continue').isDisabled())) throw new Error('Continue can be pressed at once');
      await tabTo(page, page.getByRole('radio', { name: /Free/ }));
      await page.keyboard.press('ArrowDown');
      await press(page, button(page, 'Continue'));
      await sees(page, 'You chose Team');
    },
  },
  {
    id: 'palette',
    prompt:
      'A button “Commands” that opens a palette over the page with “New note” and “Sign out”, found by typing. “New note” makes the page say “A new note”.',
    async does(page) {
      await press(page, button(page, 'Commands'));
      await page
        .getByRole('dialog')
        .getByRole('combobox')
        .or(page.getByRole('dialog').getByRole('searchbox'))
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.type('new');
      await page.getByRole('option', { name: 'New note' }).waitFor();
      if (await page.getByRole('option', { name: 'Sign out' }).isVisible())
        throw new Error('it does not find by typing');
      await page.keyboard.press('Enter');
      await sees(page, 'A new note');
    },
  },
  {
    id: 'dark-part',
    prompt:
      'A part of the page that is dark whatever the page is, with the heading “Join us” and a button “Sign up”. It opens a dialog “Sign up”, dark too, with a field “Email”.',
    async does(page) {
      const dark = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).colorScheme);
      await press(page, button(page, 'Sign up'));
      const dialog = page.getByRole('dialog', { name: 'Sign up' });
      await type(page, dialog.getByLabel('Email'), 'ada@example.com');
      if ((await dialog.evaluate((element) => getComputedStyle(element).colorScheme)) !== 'dark')
        throw new Error('the dialog is light');
      if ((await dark('[data-theme=dark] :is(h2, h3)')) !== 'dark') throw new Error('the part is light');
    },
  },
];
