import './styles.css';
export { Fragment as Page } from 'react';
