import '@mantine/core/styles.css';
export { MantineProvider as Page } from '@mantine/core';
