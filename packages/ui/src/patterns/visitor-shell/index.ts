export { VisitorShell, type VisitorShellProps } from './visitor-shell.tsx';
