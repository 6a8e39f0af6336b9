import { renderToString } from 'react-dom/server';
import { Sheet } from '../sheet.tsx';

export const render = (): string => renderToString(<Sheet overridden="wide" />);
