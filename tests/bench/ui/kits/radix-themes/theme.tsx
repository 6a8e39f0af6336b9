import '@radix-ui/themes/styles.css';
export { Theme as Page } from '@radix-ui/themes';
