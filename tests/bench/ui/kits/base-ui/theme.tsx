export { Fragment as Page } from 'react';
