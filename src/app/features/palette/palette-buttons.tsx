import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { RowButton } from '../../ui/row.tsx'
import { setCurrentOverlay } from './opened.ts'

export function PaletteButton() {
  const { t } = useLingui()
  return (
    <IconButton label={t`查找`} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setCurrentOverlay('palette')}>
      <MagnifyingGlass size={22} weight="light" />
    </IconButton>
  )
}

/** Row that opens the palette; only on phones, which have no palette button. */
export function OpenPaletteRow() {
  const { t } = useLingui()
  if (useIsWide()) return null
  return (
    <div>
      <RowButton
        icon={<MagnifyingGlass size={24} weight="light" />}
        detail={t`页面、档案、日子、设置、术语、对话、笔记、书里的话`}
        aria-haspopup="dialog"
        onClick={() => setCurrentOverlay('palette')}
      >
        {t`查找`}
      </RowButton>
    </div>
  )
}
