import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LeaveGuard, useLeaving } from './leaving.ts';

/** A page with something unsaved, and one to go to. */
async function renderPages() {
  const form = { isDirty: true };
  function Page() {
    const leaving = useLeaving(() => form.isDirty);
    return (
      <>
        <LeaveGuard />
        {leaving ? <button onClick={leaving.onStay}>Stay</button> : <p>Writing</p>}
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/writing', element: <Page /> },
      { path: '/read', element: <p>Read</p> },
    ],
    { initialEntries: ['/writing'] },
  );
  const screen = await render(<RouterProvider router={router} />);
  return { form, screen, router };
}

it('goes on to where the person went when all is saved before they could be asked', async () => {
  const { form, screen, router } = await renderPages();
  void router.navigate('/read');
  form.isDirty = false;
  await expect.element(screen.getByText('Read')).toBeVisible();
});

it('asks before the page is left with something unsaved', async () => {
  const { screen, router } = await renderPages();
  void router.navigate('/read');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByText('Writing')).toBeVisible();
  expect(router.state.location.pathname).toBe('/writing');
});
