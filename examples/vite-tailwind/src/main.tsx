import '@mutuals/ui/fonts.css';
import './app.css';
import { Provider } from '@mutuals/ui/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Orders } from './orders.tsx';

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Provider locale="en-GB" theme="system">
      <Orders />
    </Provider>
  </StrictMode>,
);
