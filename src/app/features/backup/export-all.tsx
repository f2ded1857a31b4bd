import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ExportRow } from './export-row.tsx'

/** Everything as one file; locking it comes when the page is idle, for most take it as it is. */
export const ExportAll = lazyComponent(() => import('./export-or-lock.tsx').then((file) => file.ExportOrLock), { Until: ExportRow })
