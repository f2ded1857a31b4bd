import { useNavigate } from '@tanstack/react-router'
import { isBornOtherwise } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import { withWords } from '../../language/i18n.ts'

/** Shows an archive after its form: its chart, or both charts where a border leaves the side of a new or changed birth open. */
export function useShowSaved() {
  const navigate = useNavigate()
  return async (archive: Archive, before?: Archive) => {
    const { archive_id: archiveId } = archive
    const turn = before && isSameBirth(before, archive) ? undefined : await openTurnOf(archive)
    if (turn) return void navigate({ to: '/archive/both', search: { archiveId, turn }, replace: true })
    void navigate({ to: '/archive/index', search: { archiveId, card: 'chart' }, replace: true })
  }
}

const isSameBirth = (before: Archive, after: Archive) =>
  !isBornOtherwise(before, after) && (before.told_within ?? null) === (after.told_within ?? null)

/** What looks for borders is no part of the form. Where it cannot be fetched, the chart marks them once it can. */
const openTurnOf = (archive: Archive) =>
  withWords(import('../../features/chart/boundary.ts')).then(
    (boundary) => boundary.openTurnOf(archive),
    () => undefined,
  )
