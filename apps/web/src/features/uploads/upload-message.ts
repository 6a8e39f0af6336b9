import { problemMessageKey } from '@mutuals/api-client';
import type { UploadFault } from '@mutuals/machines/upload';
import { useTranslation } from 'react-i18next';

/** The server's words for a failed upload, where it has some: SPEC 5's "or the backend message". */
export function useUploadMessage(): (fault: UploadFault | null) => string | undefined {
  const { t } = useTranslation(['common', 'errors']);
  return (fault) => {
    if (!fault?.fault) return undefined;
    const { code, message } = fault.fault;
    const key = problemMessageKey(code);
    return (key === undefined ? message : t(key)) || undefined;
  };
}
