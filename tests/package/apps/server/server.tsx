import { Provider } from '@mutuals/ui/provider';
import { renderToString } from 'react-dom/server';
import { Sheet } from '../sheet.tsx';

export const render = (): string =>
  renderToString(
    <Provider locale="en-US">
      <Sheet overridden="wide" />
    </Provider>,
  );
