import { CONTENT_ID } from '@mutuals/ui/patterns/chrome';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Root() {
  useFocusOnNavigation();
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

const List = ({ of }: { of: readonly string[] }) => (
  <>
    <h1>List</h1>
    {of.map((name) => (
      <article key={name} aria-label={name}>
        <Link to={`/${name}`}>{name}</Link>
      </article>
    ))}
  </>
);

const walk = async (names: { now: readonly string[] }) => {
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/', Component: () => <List of={names.now} /> },
          { path: '/:name', element: <h1>Profile</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  const screen = await render(<RouterProvider router={router} />);
  return { router, screen, main: screen.getByRole('main') };
};

it('stands at the beginning of a new page, and back on the link that was followed', async () => {
  const { router, screen, main } = await walk({ now: ['ada', 'lin'] });
  await screen.getByRole('link', { name: 'lin' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect.element(main).toHaveFocus();
  await router.navigate(-1);
  await expect.element(screen.getByRole('link', { name: 'lin' })).toHaveFocus();
});

it('stands at the beginning of the page where that link is gone', async () => {
  const names = { now: ['ada', 'lin'] };
  const { router, screen, main } = await walk(names);
  await screen.getByRole('link', { name: 'lin' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  names.now = ['ada'];
  await router.navigate(-1);
  await expect.element(screen.getByRole('link', { name: 'ada' })).toBeVisible();
  await expect.element(main).toHaveFocus();
});
