import { fetchedLater } from '../../ui/fetched-later.tsx'
import { ExportRow } from './export-row.tsx'

/** Everything as one file; locking it comes when the page is idle, for most take it as it is. */
export const ExportAll = fetchedLater(() => import('./export-or-lock.tsx').then((file) => file.ExportOrLock), { Until: ExportRow })
