import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'

/** Page shown instead of the form when the archive has no edits left. */
export function NoEditsLeft({ archive: { archive_id, user_name } }: { archive: Archive }) {
  const { t } = useLingui()
  return (
    <StatePage
      title={t`“${user_name}”已经改过一次`}
      detail={t`书解锁之后，档案只能修改一次。用真太阳时还是钟表时、几点换日，仍可以在命盘里更换。`}
    >
      <ButtonLink to="/archive/index" search={{ archiveId: archive_id, card: 'chart' }} variant="filled">{t`看命盘`}</ButtonLink>
    </StatePage>
  )
}
