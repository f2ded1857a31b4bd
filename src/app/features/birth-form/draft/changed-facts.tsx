import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import type { Profile } from '#device/archives/profile.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { compareArchiveFacts } from '../../../terms/archive-facts.ts'
import { ComparedTable } from '../../../ui/compared-table.tsx'

/** Compares old and new birth data; shown to confirm the only edit that is allowed after unlocking. */
export function ChangedBirthData({ before, after }: { before: Archive; after: Profile }) {
  const { t } = useLingui()
  const rows = compareArchiveFacts(before, after, useMessages()).filter(({ differs }) => differs)
  return (
    <>
      <ComparedTable rows={rows} mine={t`改之前`} theirs={t`改之后`} />
      <p>{t`书已解锁，档案只能修改这一次，之后不能再改。`}</p>
    </>
  )
}
