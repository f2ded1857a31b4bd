import { useNavigate } from '@tanstack/react-router'
import { isBirthChanged } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import type { BoundaryType } from '../../features/chart/boundary.ts'
import { withMessages } from '../../language/i18n.ts'

/**
 * Returns a function that opens a saved archive: its chart, or both possible charts if a new or changed birth is near an undecided
 * boundary.
 */
export function useShowSavedArchive() {
  const navigate = useNavigate()
  return async (archive: Archive, before?: Archive) => {
    const { archive_id: archiveId } = archive
    const turn = before && isSameBirth(before, archive) ? undefined : await findOpenBoundary(archive)
    if (turn) return navigate({ to: '/archive/both', search: { archiveId, turn }, replace: true })
    return navigate({ to: '/archive/index', search: { archiveId, card: 'chart' }, replace: true })
  }
}

const isSameBirth = (before: Archive, after: Archive) =>
  !isBirthChanged(before, after) && (before.told_within ?? null) === (after.told_within ?? null)

/** Maximum wait in ms for the boundary check, which loads a chunk; the chart marks boundaries in any case. */
const BOUNDARY_TIMEOUT_MS = 2_000

const findOpenBoundary = (archive: Archive): Promise<BoundaryType | undefined> =>
  Promise.race([
    withMessages(import('../../features/chart/boundary.ts'))
      .then((boundary) => boundary.findUndecidedBoundaryType(archive))
      .catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, BOUNDARY_TIMEOUT_MS)),
  ])
