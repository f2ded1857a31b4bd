import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ExportRow } from './export-row.tsx'

/** Exports everything as one file. The chunk with the encryption option is lazy, because few users need it. */
export const ExportAll = lazyComponent(() => import('./export-or-lock.tsx').then((file) => file.ExportOrLock), { Fallback: ExportRow })
