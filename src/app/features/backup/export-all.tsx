import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ExportRow } from './export-row.tsx'

/** Export of everything as one file; the encryption option is a lazy chunk, which few need. */
export const ExportAll = lazyComponent(() => import('./export-or-lock.tsx').then((file) => file.ExportOrLock), { Fallback: ExportRow })
