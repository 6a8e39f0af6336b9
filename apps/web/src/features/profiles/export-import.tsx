import type { ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import { StartFromExport, type StartFromExportProps } from '@mutuals/ui/patterns/start-from-export';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../routes.ts';
import { useSession } from '../session/index.ts';
import type { NewProfileForm } from './profile-form-route.tsx';
import { readExport, type ReadExport } from './read-export.ts';

const viewOf = (read: ReadExport): StartFromExportProps['view'] =>
  read.fault === null
    ? { status: 'found', profiles: read.profiles.map(({ name, profileType }) => ({ name, profileType })) }
    : { status: 'failed', fault: read.fault };

/** What differs from an empty form, as a draft of it. */
const changesOf = (values: ProfileFormValues, empty: ProfileFormValues) =>
  Object.fromEntries(
    Object.entries(empty).flatMap(([field, from]: [string, unknown]) => {
      const to: unknown = Object(values)[field];
      return JSON.stringify(to) === JSON.stringify(from) ? [] : [[field, { from, to }]];
    }),
  );

/** Reads an export in the browser, and opens the form with one of its profiles as a draft: nothing is sent before it is saved (D70). */
export function ExportImport({ form: { empty, draftOf } }: { form: NewProfileForm }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const draft = draftOf(user._id);
  const [read, setRead] = useState<ReadExport | 'reading' | null>(null);
  const latest = useRef<File>(undefined);

  async function open(file: File): Promise<void> {
    latest.current = file;
    setRead('reading');
    const result = await readExport(file, empty);
    // A file that was chosen meanwhile counts.
    if (latest.current === file) setRead(result);
  }

  function choose(index: number): void {
    const values = read === null || read === 'reading' ? undefined : read.profiles?.[index];
    if (values === undefined) return;
    // With it goes the attempt to create what was typed before.
    draft.keep(null);
    draft.keep({ version: null, changes: changesOf(values, empty) });
    void navigate(routes.newProfile.href());
  }

  return (
    <StartFromExport
      view={read === null ? { status: 'empty' } : read === 'reading' ? { status: 'reading' } : viewOf(read)}
      hasDraft={draft.read() !== undefined}
      onFile={(file) => void open(file)}
      onChoose={choose}
    />
  );
}
