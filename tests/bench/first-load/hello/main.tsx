// The smallest page with React and its router: the baseline for the landing page.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const router = createBrowserRouter([
  {
    path: '/',
    element: (
      <main>
        <h1>Hello</h1>
        <p>This page says hello, and nothing else.</p>
      </main>
    ),
  },
]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
