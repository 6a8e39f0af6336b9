import { Provider } from '@mutuals/ui/provider';
import { Outlet, type RouteObject, useHref, useNavigate } from 'react-router';
import { orderOf, orders } from './data.ts';
import { Missing } from './missing.tsx';
import { OrderPage } from './order.tsx';
import { OrdersPage } from './orders.tsx';

/** The kit's links go through the router. */
function Layout() {
  const navigate = useNavigate();
  return (
    <Provider locale="en-GB" navigate={(href) => void navigate(href)} useHref={useHref}>
      <main className="page">
        <Outlet />
      </main>
    </Provider>
  );
}

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Missing,
        children: [
          { index: true, loader: () => orders.slice(0, 6), Component: OrdersPage },
          { path: 'orders/:id', loader: ({ params }) => orderOf(params['id']), Component: OrderPage },
          {
            path: '*',
            loader: () => {
              throw new Response('No such page', { status: 404 });
            },
            element: null,
          },
        ],
      },
    ],
  },
];
