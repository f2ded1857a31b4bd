import { useLingui } from '@lingui/react/macro'
import { useHiddenBottomBar } from '../../../appearance/bottom-bar.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { Stamp } from '../../../ui/stamp.tsx'

/** The stamp lands, then the book opens. */
export function UnlockedView({ archiveId }: { archiveId: string }) {
  const { t } = useLingui()
  useHiddenBottomBar()
  return (
    <StatePage
      picture={<Stamp>{t({ message: '启', context: 'stamp' })}</Stamp>}
      title={<span aria-live="polite">{t`全书已启`}</span>}
      detail={t`十卡都可以读了。`}
    >
      <ButtonLink to="/archive/index" search={{ archiveId }} replace>{t`翻开命书`}</ButtonLink>
    </StatePage>
  )
}
