import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import './app.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

hydrateRoot(document.getElementById('root') ?? document.body, <RouterProvider router={createBrowserRouter(routes)} />);
