export { DeleteMyAccount, LeavingPage, MyData } from './lazy-parts.tsx';
