import { useNavigate } from '@tanstack/react-router'
import { isBornOtherwise } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import type { Turn } from '../../features/chart/boundary.ts'
import { withMessages } from '../../language/i18n.ts'

/** Shows an archive after its form: its chart, or both charts where a border leaves the side of a new or changed birth open. */
export function useShowSaved() {
  const navigate = useNavigate()
  return async (archive: Archive, before?: Archive) => {
    const { archive_id: archiveId } = archive
    const turn = before && isSameBirth(before, archive) ? undefined : await openTurnOf(archive)
    if (turn) return navigate({ to: '/archive/both', search: { archiveId, turn }, replace: true })
    return navigate({ to: '/archive/index', search: { archiveId, card: 'chart' }, replace: true })
  }
}

const isSameBirth = (before: Archive, after: Archive) =>
  !isBornOtherwise(before, after) && (before.told_within ?? null) === (after.told_within ?? null)

/** For so long the form waits for what looks for borders, which is no part of it; the chart marks them in any case. */
const PATIENCE_MS = 2_000

const openTurnOf = (archive: Archive): Promise<Turn | undefined> =>
  Promise.race([
    withMessages(import('../../features/chart/boundary.ts'))
      .then((boundary) => boundary.openTurnOf(archive))
      .catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
