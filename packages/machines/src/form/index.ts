export { createFormMachine, type FormMachine, type FormSnapshot } from './form.machine.ts';
export { beginForm, draftOf } from './form.rules.ts';
export type * from './form.types.ts';
export { formView, type FormView } from './form.view.ts';
