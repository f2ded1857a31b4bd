import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'
import { openOverlay } from './opened.ts'

export function PaletteButton() {
  const { t } = useLingui()
  return (
    <IconButton label={t`查找`} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => openOverlay('palette')}>
      <MagnifyingGlass size={22} weight="light" />
    </IconButton>
  )
}
