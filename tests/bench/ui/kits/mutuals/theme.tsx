import '@mutuals/ui/styles.css';
export { Fragment as Page } from 'react';
