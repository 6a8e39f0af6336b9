export { DeleteMyAccount } from './delete-my-account.tsx';
export { LeavingPage } from './leaving-page.tsx';
export { MyData } from './my-data.tsx';
