import { defineParts } from '../../lib/parts.ts';

export const fileDropParts = defineParts('file-drop', 'the field', {
  label: 'what is asked for',
  zone: 'takes what is dropped or pasted; shows the file once there is one',
  icon: 'in the empty zone',
  choose: 'opens the device’s files',
  preview: 'the picture',
  name: 'of a file without a picture',
  actions: 'over it',
  cancel: 'while it uploads',
  retry: 'after a failure',
  replace: 'chooses another one',
  remove: 'takes it away',
  progress: 'how far the upload has come',
  error: 'what went wrong and what to do',
  description: 'the types and the size that are taken',
});
